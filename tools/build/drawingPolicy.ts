import type { Plugin } from 'vite'
import { FILE_POLICY } from '../site/headerRules.ts'

/** Serves drawings while developing as they are served when built: an SVG that is opened by its address runs nothing. */
export function drawingPolicyPlugin(): Plugin {
  return {
    name: 'site:drawing-policy',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split(/[?#]/)
        if (pathname.toLowerCase().endsWith('.svg')) response.setHeader('Content-Security-Policy', FILE_POLICY)
        next()
      })
    },
  }
}
