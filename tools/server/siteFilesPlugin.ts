import { join } from 'node:path'
import sirv from 'sirv'
import type { Connect, Plugin } from 'vite'
import { locales } from '../../renderer/languages.ts'
import { queryRedirects, redirects } from '../../renderer/redirects.ts'
import { listPdfs } from '../paper/pdfs.ts'
import { blogIndex } from '../site/blogIndex.ts'
import type { SiteFile } from '../site/siteFile.ts'
import { listFixedFiles } from '../site/siteFiles.ts'
import { parseTarget, redirectOf } from './requestTarget.ts'
import type { ServedContent } from './servedContent.ts'

/**
 * Serves files other than pages on the development server: redirects, PDFs, the blog index, and the files that
 * tools/site/siteFiles.ts writes without documents. Each is made on request. Files made from finished pages (feeds, the
 * sitemap, Open Graph images) are only in the built site.
 */
export function siteFilesPlugin(served: ServedContent): Plugin {
  return {
    name: 'site:site-files',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config
      server.middlewares.use(answerFrom(served))
      // The search index is made from finished pages: in development, from those of the last build.
      server.middlewares.use('/pagefind', sirv(join(root, 'dist/client/pagefind'), { dev: true }))
    },
  }
}

/** Answers requests that the development server handles before it looks for a page. */
function answerFrom(served: ServedContent): Connect.NextHandleFunction {
  const rules = new Map(Object.entries({ ...redirects, ...queryRedirects }))
  const fixed = new Set(listFixedFiles({ strings: [] }).map(({ fileName }) => `/${fileName}`))
  return (request, response, next) => {
    const target = parseTarget(request.url)
    const location = target && redirectOf(target, rules)
    const address = target?.pathname ?? ''
    const isAsked = ({ fileName }: SiteFile) => `/${fileName}` === address
    const answer = async () => {
      if (!/\.pdf$|\/blog-index\.json$/.test(address) && !fixed.has(address)) return next()
      const content = await served.read()
      const file = [
        ...listFixedFiles(content),
        ...locales.map((locale) => blogIndex(content.documents, locale)),
        ...listPdfs(content),
      ].find(isAsked)
      if (!file) return next()
      response.setHeader('Content-Type', file.type).end(await file.write())
    }
    if (location) response.writeHead(301, { Location: location }).end()
    else answer().catch(next)
  }
}
