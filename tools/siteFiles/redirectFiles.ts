import { splitPath } from '../../renderer/addresses.ts'
import { defaultLocale } from '../../renderer/languages.ts'
import { redirects } from '../../renderer/redirects.ts'
import { siteConfig } from '../../site.config.ts'
import { readText } from '../content/texts.ts'
import type { SiteFile } from './siteFile.ts'

/** https://docs.netlify.com/manage/routing/redirects/overview/, which Cloudflare Pages reads too. */
export const redirectRules: SiteFile = {
  fileName: '_redirects',
  type: 'text/plain',
  write: () =>
    Object.entries(redirects)
      .map(([from, to]) => `${from} ${to} 301\n`)
      .join(''),
}

/** The same as pages, for all other hosts. */
export function redirectPages(root: string): SiteFile[] {
  return Object.entries(redirects).map(([from, to]) => ({
    fileName: `${from.slice(1)}.html`,
    type: 'text/html; charset=utf-8',
    write: () => writePage(root, from, to),
  }))
}

function writePage(root: string, from: string, to: string): string {
  const locale = splitPath(from).locale ?? defaultLocale
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; base-uri 'none'; form-action 'none'">
<title>${readText(root, locale, 'common:moved')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${to}">
<link rel="canonical" href="${siteConfig.url}${to}">
</head>
<body><p><a href="${to}">${readText(root, locale, 'common:moved')}</a></p></body>
</html>
`
}
