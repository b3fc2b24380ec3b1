import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { locales } from '../../renderer/languages.ts'
import { queryRedirects, redirects } from '../../renderer/redirects.ts'
import { listPdfs } from '../paper/pdfs.ts'
import { blogIndex } from '../site/blogIndex.ts'
import { manifest } from '../site/fixedFiles.ts'
import { parseTarget, redirectOf } from './requestTarget.ts'
import type { ServedContent } from './servedContent.ts'

/**
 * Serves what pages use beside pages on the development server: redirects, PDFs, the blog index, the manifest. Each is made on
 * request. Files made from finished pages (feeds, the sitemap, Open Graph images) are only in the built site.
 */
export function siteFilesPlugin(served: ServedContent): Plugin {
  const rules = new Map(Object.entries({ ...redirects, ...queryRedirects }))
  return {
    name: 'site:site-files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const target = parseTarget(request.url)
        const location = target && redirectOf(target, rules)
        const answer = async () => {
          if (!/\.(?:pdf|webmanifest)$|\/blog-index\.json$/.test(target?.pathname ?? '')) return next()
          const content = await served.read()
          const files = locales.flatMap((locale) => [manifest(content, locale), blogIndex(content.documents, locale)])
          const file = [...files, ...listPdfs(content)].find(({ fileName }) => `/${fileName}` === target?.pathname)
          if (!file) return next()
          response.setHeader('Content-Type', file.type).end(await file.write())
        }
        if (location) response.writeHead(301, { Location: location }).end()
        else answer().catch(next)
      })
      // The search index is made from finished pages: in development, from those of the last build.
      middlewares.use('/pagefind', sirv(join(config.root, 'dist/client/pagefind'), { dev: true }))
    },
  }
}
