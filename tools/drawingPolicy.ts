import type { Plugin } from 'vite'

/**
 * What an SVG may do that is opened by its address: show itself. tools/content/svg.ts lets nothing else in; this holds
 * should it ever miss something. https://www.w3.org/TR/CSP3/
 */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The headers that go with a file of the site. */
export function drawingHeaders(pathname: string): Readonly<Record<string, string>> {
  return pathname.toLowerCase().endsWith('.svg') ? { 'Content-Security-Policy': DRAWING_POLICY } : {}
}

/** Serves drawings while developing as they are served when built. */
export function drawingPolicyPlugin(): Plugin {
  return {
    name: 'site:drawing-policy',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const [pathname = ''] = (request.url ?? '').split(/[?#]/)
        for (const [name, value] of Object.entries(drawingHeaders(pathname))) response.setHeader(name, value)
        next()
      })
    },
  }
}
