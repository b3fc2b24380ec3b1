import { createHash } from 'node:crypto'
import { localizePath, splitPath } from '../../renderer/addresses.ts'
import { defaultLocale, locales } from '../../renderer/languages.ts'
import { queryRedirects, redirects } from '../../renderer/redirects.ts'
import { siteConfig } from '../../site.config.ts'
import type { Content } from '../content/openContent.ts'
import { redirectsOfDocuments } from '../content/pageAddresses.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { readText, type Texts } from '../content/texts.ts'

/**
 * Returns the redirects of Netlify, https://docs.netlify.com/manage/routing/redirects/overview/, and of Cloudflare Pages, which
 * ignores unknown lines with a warning: https://developers.cloudflare.com/pages/configuration/redirects/. Lines with `*` come
 * last, because Cloudflare counts all that follow as dynamic (100 at most).
 */
export function redirectRules(documents: readonly LoadedDocument[]): string {
  const old = listRedirects(documents)
  return [
    '# Netlify: at old names there are pages, too, which only "!" overrules.',
    ...old.map(([from, to]) => `${from} ${to} 301!`),
    ...Object.entries(queryRedirects).map(([from, to]) => `${from.replace('?', ' ')} ${to} 301!`),
    '# Cloudflare Pages: knows no "!", and takes a slash at the end for another address.',
    ...old.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
    '# Netlify: Cloudflare Pages finds the nearest 404.html by itself.',
    ...locales.map((locale) => `/${locale}/* /${locale}/404.html 404`),
    '',
  ].join('\n')
}

/** Returns former and alternative addresses, with and without language, and their targets. */
function listRedirects(documents: readonly LoadedDocument[]): Array<readonly [from: string, to: string]> {
  const ofDocuments = [...redirectsOfDocuments(documents)].flatMap(([from, to]) => [
    [from, to] as const,
    ...locales.map((locale) => [localizePath(from, locale), localizePath(to, locale)] as const),
  ])
  return [...Object.entries(redirects), ...ofDocuments]
}

/** Returns the same redirects as pages, for all other hosts, by file name. */
export function redirectPages(content: Content): Record<string, string> {
  return Object.fromEntries(
    listRedirects(content.documents).map(([from, to]) => [`${from.slice(1)}.html`, writePage(content, from, to)]),
  )
}

function writePage(texts: Texts, from: string, to: string): string {
  const locale = splitPath(from).locale ?? defaultLocale
  // Only a script can pass on the query and fragment of the address.
  const script = `location.replace(${JSON.stringify(to)}+location.search+location.hash)`
  const hash = createHash('sha256').update(script).digest('base64')
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'">
<title>${readText(texts, locale, 'common:moved')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<link rel="canonical" href="${siteConfig.url}${to}">
</head>
<body><p><a href="${to}">${readText(texts, locale, 'common:moved')}</a></p></body>
</html>
`
}
