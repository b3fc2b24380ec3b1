import type { IncomingMessage } from 'node:http'
import { join, relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { z } from 'zod'
import { applyFixes } from '../../check/applyFixes.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'
import { checkContent, readDocuments } from '../../content/load.ts'
import { isSameOrigin } from '../../inbox/checkCaller.ts'
import type * as FlawListModule from './FlawList.tsx'
import { flawsOfPage } from './flawsOfPage.ts'
import { listUnpublished } from './listUnpublished.ts'
import { openSpelling } from './spelling.ts'
import { SPELLING_EVENT } from './spellingEvent.ts'

const ADDRESS = '/__flaws'
/** What the panel is, in every page of the development server. */
export const PANEL_SCRIPT = '/tools/writing/panel/panel.ts'

const flawName = z.object({ file: z.string(), line: z.number(), column: z.number(), message: z.string() })

/**
 * Shows on each page of the development server what is wrong with the content: what `npm run check` tells, with the lines,
 * a way to the editor, and a button where mending is mechanical.
 */
export function flawsPlugin(): Plugin {
  return {
    name: 'site:flaws',
    apply: 'serve',
    // Vike takes scripts from here into each of its pages.
    transformIndexHtml: () => [{ tag: 'script', attrs: { type: 'module', src: PANEL_SCRIPT } }],
    configureServer(server) {
      const { root } = server.config
      const spelling = openSpelling(root, {
        onNews: () => server.ws.send({ type: 'custom', event: SPELLING_EVENT }),
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
        const { renderFlaws } = (await server.ssrLoadModule(
          '/tools/writing/panel/FlawList.tsx',
        )) as typeof FlawListModule
        const documents = await readDocuments(root)
        const flaws = flawsOfPage(path, documents, [...(await checkContent(root)), ...spelling.found()])
        return renderFlaws(root, flaws, listUnpublished(documents))
      }
      server.middlewares.use(ADDRESS, (request, response, next) => {
        if (!isSameOrigin(request)) {
          response.writeHead(403).end()
          return
        }
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost')
        const answer = request.method === 'POST' ? mend(root, request) : list(searchParams.get('path') ?? '/')
        answer.then((html) => {
          response.writeHead(html === undefined ? 409 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
          response.end(html ?? 'The file has changed meanwhile. Reload the page.')
        }, next)
      })
    },
  }
}

/** @returns undefined where there is no such flaw any more */
async function mend(root: string, request: IncomingMessage): Promise<string | undefined> {
  const chunks = await request.setEncoding('utf8').toArray()
  const named = flawName.safeParse(parseJson(chunks.join('')))
  const flaw = named.success && (await checkContent(root)).find((known) => isNamed(known, named.data))
  return flaw && applyFixes(root, [flaw]).mended > 0 ? 'Mended.' : undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isNamed(flaw: Diagnostic, { file, line, column, message }: z.infer<typeof flawName>): boolean {
  return flaw.file === file && flaw.line === line && flaw.column === column && flaw.message === message
}
