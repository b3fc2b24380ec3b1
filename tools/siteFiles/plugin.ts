import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { locales } from '../../renderer/languages.ts'
import { redirects } from '../../renderer/redirects.ts'
import { loadValidContent } from '../content/load.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import { parseTarget, redirectOf } from '../requests.ts'
import { makeOpenGraphImage } from '../typst/openGraphImages.ts'
import { listPdfs, writeSizes } from '../typst/pdfs.ts'
import { blogIndex } from './blogIndex.ts'
import { servedPages } from '../finish/finishedPages.ts'
import { manifest } from './manifest.ts'
import { makePageFile } from './pageFiles.ts'
import { redirectPages, redirectRules } from './redirectFiles.ts'
import { robots } from './robots.ts'
import type { SiteFile } from './siteFile.ts'

const SIZES_ID = 'virtual:pdf-sizes'
const RESOLVED_SIZES_ID = `\0${SIZES_ID}`

/**
 * Adds what hosts and browsers look for: the manifest of each language, the list of posts that the blog's search looks
 * through (in pieces), the redirects (as `_redirects`, which Netlify and Cloudflare Pages read, and as pages for all other hosts),
 * robots.txt, and a PDF of each document that is read. In development they are made when they are asked for, and so is what
 * `tools/build.ts` makes of the finished pages: sitemap, feeds, articles in Markdown, llms.txt, the images that pages are
 * shared with.
 *
 * Pages say how large the PDFs are: `virtual:pdf-sizes` tells them, once the PDFs are made.
 */
export function siteFilesPlugin(): Plugin {
  let root = process.cwd()
  let isBuild = false
  return {
    name: 'site:site-files',
    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },
    resolveId(id) {
      return id === SIZES_ID ? RESOLVED_SIZES_ID : undefined
    },
    async load(id) {
      if (id !== RESOLVED_SIZES_ID) return undefined
      return writeSizes(root, isBuild ? await loadValidContent(root, { drafts: false }) : [])
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const documents = await loadValidContent(root, { drafts: false })
      await Promise.all(
        [...listSiteFiles(root), ...listDocumentFiles(root, documents)].map(async ({ fileName, write }) =>
          this.emitFile({ type: 'asset', fileName, source: await write(documents) }),
        ),
      )
    },
    configureServer(server) {
      server.middlewares.use(answerFrom(root)).use(answerFromPages(root, server))
      // The search looks through finished pages: while developing, through those of the last build.
      server.middlewares.use('/pagefind', sirv(join(root, 'dist/client/pagefind'), { dev: true }))
    },
  }
}

function listSiteFiles(root: string): SiteFile[] {
  return [...locales.map((locale) => manifest(root, locale)), ...redirectPages(root), redirectRules, robots]
}

/** Which of these there are depends on the documents. */
function listDocumentFiles(root: string, documents: readonly LoadedDocument[]): SiteFile[] {
  return [...locales.flatMap((locale) => blogIndex(documents, locale)), ...listPdfs(root, documents)]
}

/** What the development server answers before it looks for a page. */
function answerFrom(root: string): Connect.NextHandleFunction {
  const rules = new Map(Object.entries(redirects))
  const fixed = listSiteFiles(root)
  return (request, response, next) => {
    const target = parseTarget(request.url)
    const location = target && redirectOf(target, rules)
    const isAsked = ({ fileName }: SiteFile) => `/${fileName}` === target?.pathname
    const answer = async () => {
      // While a page is written its content may be wrong: only what is asked for here needs it.
      const isOfDocuments = /\.pdf$|\/blog-index\//.test(target?.pathname ?? '')
      if (!isOfDocuments && !fixed.some(isAsked)) return next()
      const documents = await loadValidContent(root, { drafts: true })
      const file = [...fixed, ...listDocumentFiles(root, documents)].find(isAsked)
      if (!file) return next()
      response.setHeader('Content-Type', file.type).end(await file.write(documents))
    }
    if (location) response.writeHead(301, { Location: location }).end()
    else answer().catch(next)
  }
}

/** Answers with files that are made from pages, which the server makes on the way. */
function answerFromPages(root: string, server: ViteDevServer): Connect.NextHandleFunction {
  return (request, response, next) => {
    const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
    const fileName = parseTarget(request.url)?.pathname.slice(1)
    if (!url || !fileName) {
      next()
      return
    }
    const pages = servedPages(url)
    const answer = async () => {
      const file = await makePageFile(root, fileName, pages)
      const image = file ? undefined : await makeOpenGraphImage(root, fileName, pages)
      if (file) response.setHeader('Content-Type', file.type).end(file.content)
      else if (image) response.setHeader('Content-Type', 'image/png').end(image)
      else next()
    }
    answer().catch(next)
  }
}
