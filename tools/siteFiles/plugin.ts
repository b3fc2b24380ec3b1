import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { queryRedirects, redirects } from '../../renderer/redirects.ts'
import { loadValidContent } from '../content/load.ts'
import { parseTarget, redirectOf } from '../requests.ts'
import { makeOpenGraphImage } from '../typst/openGraphImages.ts'
import { listPdfs } from '../typst/pdfs.ts'
import { listDocumentFiles, listFixedFiles } from './contentFiles.ts'
import { servedPages } from '../finish/finishedPages.ts'
import { makePageFile } from './pageFiles.ts'
import type { SiteFile } from './siteFile.ts'

/**
 * Answers, while developing, with what hosts and browsers look for besides pages: what tools/siteFiles/contentFiles.ts and
 * tools/siteFiles/pageFiles.ts make for the built site, PDFs, and the images that pages are shared with. Each is made when it
 * is asked for.
 */
export function siteFilesPlugin(): Plugin {
  return {
    name: 'site:site-files',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config
      server.middlewares.use(answerFrom(root)).use(answerFromPages(root, server))
      // The search looks through finished pages: while developing, through those of the last build.
      server.middlewares.use('/pagefind', sirv(join(root, 'dist/client/pagefind'), { dev: true }))
    },
  }
}

/** What the development server answers before it looks for a page. */
function answerFrom(root: string): Connect.NextHandleFunction {
  const rules = new Map(Object.entries({ ...redirects, ...queryRedirects }))
  const fixed = listFixedFiles(root)
  return (request, response, next) => {
    const target = parseTarget(request.url)
    const location = target && redirectOf(target, rules)
    const isAsked = ({ fileName }: SiteFile) => `/${fileName}` === target?.pathname
    const answer = async () => {
      // While a page is written its content may be wrong: only what is asked for here needs it.
      const isOfDocuments = /\.pdf$|\/blog-index\//.test(target?.pathname ?? '')
      if (!isOfDocuments && !fixed.some(isAsked)) return next()
      const documents = await loadValidContent(root, { drafts: true })
      const file = [...fixed, ...listDocumentFiles(documents), ...listPdfs(root, documents)].find(isAsked)
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
