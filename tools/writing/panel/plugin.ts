import type { IncomingMessage } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { applyFixes } from '../../check/applyFixes.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { checkContent, readDocuments } from '../../content/load.ts'
import { isSameOrigin } from '../../inbox/checkCaller.ts'
import type * as DiagnosticListModule from './DiagnosticList.tsx'
import { diagnosticsOfPage } from './diagnosticsOfPage.ts'
import { listUnpublished } from './listUnpublished.ts'
import { openSpelling } from './spelling.ts'
import { SPELLING_EVENT } from './spellingEvent.ts'

const ADDRESS = '/__diagnostics'
/** The script of the panel, in every page of the development server. */
const PANEL_SCRIPT = '/tools/writing/panel/panel.ts'

const diagnosticName = z.object({ file: z.string(), line: z.number(), column: z.number(), message: z.string() })

/** Adds a panel with the diagnostics of the content to the pages of the development server, and applies their fixes. */
export function diagnosticsPlugin(): Plugin {
  return {
    name: 'site:diagnostics',
    apply: 'serve',
    // Vike takes scripts from here into each of its pages.
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: PANEL_SCRIPT } }],
    configureServer(server) {
      const { root } = server.config
      const spelling = openSpelling(root, {
        onChange: () => server.ws.send({ type: 'custom', event: SPELLING_EVENT }),
        onError: (error) => server.config.logger.error(`The spelling could not be checked: ${String(error)}`),
      })
      const contentFolder = join(root, 'content', sep)
      const refresh = (file: string) => {
        if (file.startsWith(contentFolder)) spelling.refresh(relative(root, file))
      }
      server.watcher.on('change', refresh).on('add', refresh).on('unlink', refresh)
      server.httpServer?.on('close', () => void spelling.close())
      const list = async (path: string) => {
        // Loaded with the first request: React is not to be loaded before it is known whether this is a build.
        const { renderDiagnostics } = (await server.ssrLoadModule(
          '/tools/writing/panel/DiagnosticList.tsx',
        )) as typeof DiagnosticListModule
        const documents = await readDocuments(root)
        const diagnostics = diagnosticsOfPage(path, documents, [...(await checkContent(root)), ...spelling.found()])
        return renderDiagnostics(root, diagnostics, listUnpublished(documents))
      }
      server.middlewares.use(ADDRESS, (request, response, next) => {
        if (!isSameOrigin(request)) {
          response.writeHead(403).end()
          return
        }
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
        const answer = request.method === 'POST' ? applyFix(root, request) : list(searchParams.get('path') ?? '/')
        answer.then((html) => {
          response.writeHead(html === undefined ? 409 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(html ?? 'The file has changed meanwhile. Reload the page.')
        }, next)
      })
    },
  }
}

/** Applies the fix of a diagnostic. @returns undefined where there is no such diagnostic */
async function applyFix(root: string, request: IncomingMessage): Promise<string | undefined> {
  const chunks = await request.setEncoding('utf8').toArray()
  const named = diagnosticName.safeParse(parseJson(chunks.join('')))
  const diagnostic = named.success && (await checkContent(root)).find((known) => isNamed(known, named.data))
  return diagnostic && applyFixes(root, [diagnostic]).fixed > 0 ? 'Fixed.' : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isNamed(diagnostic: Diagnostic, { file, line, column, message }: z.infer<typeof diagnosticName>): boolean {
  return (
    diagnostic.file === file &&
    diagnostic.line === line &&
    diagnostic.column === column &&
    diagnostic.message === message
  )
}
