import { extname, join } from 'node:path'
import sirv from 'sirv'
import type { Plugin } from 'vite'
import { splitPath } from '../../renderer/addresses.ts'
import type { Content } from '../content/openContent.ts'
import { listPdfs } from '../paper/pdfs.ts'
import { blogIndex } from '../site/blogIndex.ts'
import { manifest } from '../site/fixedFiles.ts'
import { parseTarget } from './requestTarget.ts'
import type { ServedContent } from './servedContent.ts'

const types: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Serves what pages use beside pages on the development server: PDFs, the blog index, the manifest. Each is made on request.
 * Redirects and files made from finished pages (feeds, the sitemap, Open Graph images) are only in the built site.
 */
export function siteFilesPlugin(served: ServedContent): Plugin {
  return {
    name: 'site:site-files',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname = '' } = parseTarget(request.url) ?? {}
        const type = types[extname(pathname)]
        const answer = async () => {
          const file = type && (await writeFile(pathname, await served.read()))
          if (file) response.setHeader('Content-Type', type).end(file)
          else next()
        }
        answer().catch(next)
      })
      // The search index is made from finished pages: in development, from those of the last build.
      middlewares.use('/pagefind', sirv(join(config.root, 'dist/client/pagefind'), { dev: true }))
    },
  }
}

function writeFile(pathname: string, content: Content) {
  const { locale } = splitPath(pathname)
  if (locale && pathname === `/${locale}/blog-index.json`) return blogIndex(content.documents, locale)
  if (locale && pathname === `/${locale}/manifest.webmanifest`) return manifest(content, locale)
  return listPdfs(content)
    .find(({ fileName }) => `/${fileName}` === pathname)
    ?.write()
}
