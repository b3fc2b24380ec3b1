import type { Plugin } from 'vite'
import { splitPath, localizePath } from '../renderer/addresses.ts'
import { defaultLocale, locales, type Locale } from '../renderer/languages.ts'
import { redirects } from '../renderer/redirects.ts'
import { siteConfig } from '../site.config.ts'
import type { SearchablePost } from '../components/BlogSearch/searchPosts.ts'
import { type ContentEntry, loadValidContent, type LoadedDocument } from './content/load.ts'
import { readText } from './content/readText.ts'

/** A file of the built site that is not one of its pages. */
interface SiteFile {
  /** Its address, without leading slash. */
  readonly fileName: string
  readonly type: string
  write(documents: readonly LoadedDocument[]): string
}

/**
 * Adds what hosts and browsers look for: the manifest of each language, the list of posts that the blog's search looks
 * through, the redirects (as `_redirects`, which Netlify and Cloudflare Pages read, and as pages for all other hosts),
 * robots.txt.
 */
export function siteFilesPlugin(): Plugin {
  let root = process.cwd()
  return {
    name: 'passerelle:site-files',
    configResolved(config) {
      root = config.root
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const documents = await loadValidContent(root, { drafts: false })
      for (const { fileName, write } of listSiteFiles(root)) {
        this.emitFile({ type: 'asset', fileName, source: write(documents) })
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const target = redirects[request.url ?? '']
        const file = listSiteFiles(root).find(({ fileName }) => `/${fileName}` === request.url)
        if (target) response.writeHead(301, { Location: target }).end()
        else if (!file) next()
        else {
          loadValidContent(root, { drafts: true }).then(
            (documents) => response.setHeader('Content-Type', file.type).end(file.write(documents)),
            next,
          )
        }
      })
    },
  }
}

function listSiteFiles(root: string): SiteFile[] {
  return [
    ...locales.map((locale) => ({
      fileName: `${locale}/manifest.webmanifest`,
      type: 'application/manifest+json',
      write: () => writeManifest(root, locale),
    })),
    ...locales.map((locale) => ({
      fileName: `${locale}/blog-index.json`,
      type: 'application/json',
      write: (documents: readonly LoadedDocument[]) => writeBlogIndex(documents, locale),
    })),
    ...Object.entries(redirects).map(([from, to]) => ({
      fileName: `${from.slice(1)}.html`,
      type: 'text/html; charset=utf-8',
      write: () => writeRedirectPage(root, from, to),
    })),
    { fileName: '_redirects', type: 'text/plain', write: writeRedirects },
    { fileName: 'robots.txt', type: 'text/plain', write: writeRobots },
  ]
}

/** https://www.w3.org/TR/appmanifest/ */
function writeManifest(root: string, locale: Locale): string {
  return JSON.stringify({
    name: readText(root, locale, 'common:site.title'),
    short_name: siteConfig.name,
    description: readText(root, locale, 'common:site.description'),
    lang: locale,
    start_url: localizePath('/', locale),
    display: 'browser',
    background_color: '#f6f1e7',
    theme_color: '#f6f1e7',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  })
}

/** What the search of the blog looks through: every post that readers of a language have, newest first. */
function writeBlogIndex(documents: readonly LoadedDocument[], locale: Locale): string {
  const posts = new Map<string, SearchablePost>()
  // French first, so that a translation takes the place of what it translates.
  for (const language of locale === defaultLocale ? [locale] : [defaultLocale, locale]) {
    for (const { entry } of documents) {
      if (!isArticle(entry) || entry.locale !== language) continue
      const { title, date, category } = entry.frontmatter
      posts.set(entry.path, { title, path: entry.path, date, category, locale: language })
    }
  }
  return JSON.stringify([...posts.values()].toSorted((a, b) => b.date.localeCompare(a.date)))
}

function isArticle(entry: ContentEntry): entry is ContentEntry<'articles'> {
  return entry.collection === 'articles'
}

function writeRedirectPage(root: string, from: string, to: string): string {
  const locale = splitPath(from).locale ?? defaultLocale
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${readText(root, locale, 'common:moved')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0;url=${to}">
<link rel="canonical" href="${siteConfig.url}${to}">
</head>
<body><p><a href="${to}">${readText(root, locale, 'common:moved')}</a></p></body>
</html>
`
}

/** https://docs.netlify.com/manage/routing/redirects/overview/ */
function writeRedirects(): string {
  return Object.entries(redirects)
    .map(([from, to]) => `${from} ${to} 301\n`)
    .join('')
}

/** https://www.rfc-editor.org/rfc/rfc9309: previews say noindex page by page, which a crawler must be let in to read. */
function writeRobots(): string {
  return 'User-agent: *\nAllow: /\n'
}
