import type { Plugin } from 'vite'
import { parseTarget } from '../requests.ts'
import { servedPages } from '../siteFiles/finishedPages.ts'
import { makeCard } from './cardFiles.ts'

/** Draws the image of a page when the development server is asked for it; `tools/build.ts` draws those of a build. */
export function socialPlugin(root: string): Plugin {
  return {
    name: 'passerelle:social',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0]
        const fileName = parseTarget(request.url)?.pathname.slice(1)
        if (!url || !fileName?.endsWith('.png')) {
          next()
          return
        }
        makeCard(root, fileName, servedPages(url)).then((card) => {
          if (card) response.setHeader('Content-Type', 'image/png').end(card)
          else next()
        }, next)
      })
    },
  }
}
