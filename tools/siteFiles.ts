import type { Plugin } from 'vite'
import { splitPath, localizePath } from '../renderer/addresses.ts'
import { defaultLocale, locales, type Locale } from '../renderer/languages.ts'
import { redirects } from '../renderer/redirects.ts'
import { siteConfig } from '../site.config.ts'
import type { SearchablePost } from '../components/BlogSearch/searchPosts.ts'
import { type ContentEntry, loadValidContent, type LoadedDocument, type LoadOptions } from './content/load.ts'
import { readText } from './content/readText.ts'

/** A file of the built site that is not one of its pages. */
interface SiteFile {
  /** Its address, without leading slash. */
  readonly fileName: string
  readonly source: string
  readonly type: string
}

/**
 * Adds what hosts and browsers look for: the manifest of each language, the list of
 * posts that the blog's search looks through, the redirects (as `_redirects`, which Netlify
 * and Cloudflare Pages read, and as pages for all other hosts), robots.txt.
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
      for (const { fileName, source } of await listSiteFiles(root, { drafts: false }))
        this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const target = redirects[request.url ?? '']
        if (target) {
          response.writeHead(301, { Location: target }).end()
          return
        }
        listSiteFiles(root, { drafts: true }).then((files) => {
          const file = files.find(({ fileName }) => `/${fileName}` === request.url)
          if (file) response.setHeader('Content-Type', file.type).end(file.source)
          else next()
        }, next)
      })
    },
  }
}

async function listSiteFiles(root: string, options: LoadOptions): Promise<SiteFile[]> {
  const documents = await loadValidContent(root, options)
  return [
    ...locales.map((locale) => ({
      fileName: `${locale}/manifest.webmanifest`,
      source: writeManifest(root, locale),
      type: 'application/manifest+json',
    })),
    ...locales.map((locale) => ({
      fileName: `${locale}/blog-index.json`,
      source: writeBlogIndex(documents, locale),
      type: 'application/json',
    })),
    ...Object.entries(redirects).map(([from, to]) => ({
      fileName: `${from.slice(1)}.html`,
      source: writeRedirectPage(root, from, to),
      type: 'text/html; charset=utf-8',
    })),
    { fileName: '_redirects', source: writeRedirects(), type: 'text/plain' },
    { fileName: 'robots.txt', source: writeRobots(), type: 'text/plain' },
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
