import { text } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { applyFixes } from '../../check/applyFixes.ts'
import { allRules, rules } from '../../check/rules.ts'
import { formatDiagnostic } from '../../content/diagnostics.ts'
import type { ServedContent } from '../../server/servedContent.ts'
import { renderPanel } from './DiagnosticList.tsx'

/** The script of the panel, in every page of the development server. */
const PANEL_SCRIPT = '/tools/writing/panel/panel.ts'

/** Adds a panel with the diagnostics of the content to the pages of the development server, and applies their fixes. */
export function diagnosticsPlugin(served: ServedContent): Plugin {
  return {
    name: 'site:diagnostics',
    apply: 'serve',
    // Vike inserts scripts from here into each page.
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: PANEL_SCRIPT } }],
    configureServer(server) {
      const { root } = server.config
      const render = async (parameters: URLSearchParams) => {
        const content = await served.read()
        const diagnostics = await (parameters.has('spelling') ? allRules : rules)(content)
        return renderPanel({ root, address: parameters.get('path') ?? '/', documents: content.documents, diagnostics })
      }
      server.middlewares.use('/__diagnostics', (request, response, next) => {
        const { origin, host } = request.headers
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
        response.setHeader('Content-Type', 'text/html; charset=utf-8')
        if (request.method === 'GET') render(searchParams).then((html) => response.end(html), next)
        else if (origin !== `http://${host}`) response.writeHead(403).end()
        else
          text(request)
            .then((name) => applyFix(served, name))
            .then(() => response.end(), next)
      })
    },
  }
}

/** Applies the fix of the diagnostic with a name, unless the file has changed meanwhile. */
async function applyFix(served: ServedContent, name: string): Promise<void> {
  const content = await served.read()
  const diagnostics = await rules(content)
  applyFixes(
    content.root,
    diagnostics.filter((diagnostic) => formatDiagnostic(diagnostic) === name),
  )
}
