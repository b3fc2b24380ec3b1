import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { ContentSource } from '../../renderer/contentSource.ts'
import { today } from '../../renderer/today.ts'
import { CONTENT_MODULE, contentModule } from '../build/contentModule.ts'
import { contentSourceOf } from '../build/contentSourceOf.ts'
import { ContentError } from '../content/diagnostics.ts'
import { isStray } from '../content/files/strayFiles.ts'
import { type Content, refuseErrors } from '../content/openContent.ts'
import { listPhotographs } from '../pictures/media.ts'
import { serveVariants } from '../pictures/photographs.ts'
import { type Variant, variantsOf } from '../pictures/variants.ts'
import { relativePath } from '../relativePath.ts'
import type { ServedContent } from './servedContent.ts'

/** The delay before a saved file is checked again, in ms: longer than the 50 ms for which the watcher ignores it. */
const LOOK_AGAIN = 60
/** How often an empty file is checked before it counts as intentionally empty. */
const MAX_LOOKS = 15

/**
 * Provides the content, including drafts, to the pages of the development server, and reloads them when a document, a
 * picture or a strings file is saved. While the content has errors, the list of errors replaces every page.
 */
export function contentPlugin(served: ServedContent): Plugin[] {
  let content: Promise<ContentSource>
  let variants: ReadonlyMap<string, Variant> = new Map()
  const show = (read: Content) => {
    refuseErrors(read)
    variants = new Map(
      listPhotographs(read.documents)
        .flatMap((photograph) => variantsOf(read.root, photograph))
        .map((variant) => [variant.address, variant]),
    )
    // Vite serves drawings and videos from the folder they are in.
    const addressOf = (file: string) => file
    return contentSourceOf(read, { addressOf, pdfSizes: {} })
  }
  // While there are errors, Vike still loads the modules of pages, although it does not show them.
  let valid: ContentSource = { entries: [], pdfSizes: {}, day: today() }
  const readValid = async () => {
    try {
      valid = await content
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
    }
    return valid
  }
  const readOnSave: Plugin = {
    name: 'site:content',
    // Pages are reloaded below.
    hotUpdate: { order: 'pre', handler: ({ file, server }) => (isContent(server, file) ? [] : undefined) },
    configureServer(server) {
      const { root } = server.config
      server.middlewares.use(serveVariants(root, () => variants))
      content = served.read().then(show)
      content.catch(() => undefined)
      let isWaiting = false
      const readAgain = () => {
        isWaiting = false
        return served.reopen().then(show)
      }
      watchContent(server, (file) => {
        invalidateModules(server, file)
        if (isWaiting) return
        isWaiting = true
        // The browser requests the page while the content is being read.
        server.ws.send({ type: 'full-reload' })
        content = content.catch(() => undefined).then(readAgain)
        content.catch((error: unknown) => server.config.logger.error(String(Object(error).message ?? error)))
      })
      server.middlewares.use(showErrors(server, () => content))
    },
  }
  return [contentModule(readValid), readOnSave].map((plugin) => ({ ...plugin, apply: 'serve' }))
}

/** Answers requests for pages with the list of errors if there are any; other requests wait until content is read. */
function showErrors(server: ViteDevServer, read: () => Promise<unknown>): Connect.NextHandleFunction {
  return (request, response, next) => {
    const isEditor = /^\/admin(?:[/?]|$)/.test(request.url ?? '')
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html') && !isEditor
    read().then(
      () => next(),
      async (error: unknown) => {
        if (!(error instanceof ContentError)) next(error)
        else if (!isPage) next()
        else {
          const html = await server.transformIndexHtml(request.url ?? '/', ERROR_PAGE)
          response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
        }
      },
    )
  }
}

/** Replaces every page but the editor while the content has errors; Vite adds the panel that lists them (tools/writing/panel). */
const ERROR_PAGE =
  '<!doctype html><html lang="en" data-errors><meta charset="utf-8"><title>The content has errors</title><body></body></html>'

function isContent({ config: { root } }: ViteDevServer, file: string): boolean {
  const path = relativePath(join(root, 'content'), file)
  return !path.startsWith('..') && !isStray(path)
}

/**
 * Calls a function with each saved content file once it is complete: an editor may empty a file first, and save it
 * again while the watcher ignores it.
 */
function watchContent(server: ViteDevServer, onSave: (file: string) => void): void {
  const look = (file: string, looks = 0): void => {
    if (!isContent(server, file)) return
    const state = stateOf(file)
    const isUnfinished = state === EMPTY && looks < MAX_LOOKS
    if (!isUnfinished) onSave(file)
    setTimeout(() => {
      if (isUnfinished) look(file, looks + 1)
      else if (stateOf(file) !== state) look(file)
    }, LOOK_AGAIN)
  }
  server.watcher.add(join(server.config.root, 'content'))
  for (const event of ['change', 'add', 'unlink'] as const) server.watcher.on(event, (file) => look(file))
}

const EMPTY = 'empty'

/** Returns a text that differs after each save of a file. */
function stateOf(file: string): string {
  const { size, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return size === 0 ? EMPTY : `${size} ${mtimeMs}`
}

/** Invalidates the modules that show a saved file: pages import the content, documents show texts and pictures. */
function invalidateModules(server: ViteDevServer, file: string): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    const content = moduleGraph.getModuleById(CONTENT_MODULE)
    if (!file.endsWith('.mdx')) moduleGraph.invalidateAll()
    else if (content) moduleGraph.invalidateModule(content)
  }
}
