import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import type { ContentSource } from '../../renderer/contentSource.ts'
import { today } from '../../renderer/today.ts'
import { CONTENT_MODULE, contentModule } from '../build/contentModule.ts'
import { contentSourceOf } from '../build/contentSource.ts'
import { isStray } from '../check/files/strayFiles.ts'
import { ContentError } from '../content/diagnostics.ts'
import { invalidateContent, loadContent, loadValidContent } from '../content/load.ts'
import { listPhotographs } from '../pictures/media.ts'
import { serveVariants } from '../pictures/photographs.ts'
import { type Variant, variantsOf } from '../pictures/variants.ts'
import { readSettled } from './readSettled.ts'

/**
 * Gives the content to the pages of the development server, drafts included, and renders them again when a document, a
 * picture or a file of strings is saved. While the content has errors, their list takes the page's place.
 */
export function contentPlugin(): Plugin[] {
  let content: ReturnType<typeof readSettled<ContentSource>>
  let variants: ReadonlyMap<string, Variant> = new Map()
  const read = async (root: string) => {
    const documents = await loadValidContent(root, { drafts: true })
    variants = new Map(
      listPhotographs(documents)
        .flatMap((photograph) => variantsOf(root, photograph))
        .map((variant) => [variant.address, variant]),
    )
    // Vite serves drawings and videos from the folder they are in.
    const addressOf = (file: string) => file
    const { translations } = await loadContent(root)
    return contentSourceOf(documents, { root, addressOf, pdfSizes: {}, translations })
  }
  // While there are errors, Vike still loads the modules of pages, though nothing is shown of them.
  let valid: ContentSource = { entries: [], pdfSizes: {}, day: today(), translations: [] }
  const readValid = async () => {
    try {
      valid = await content.latest()
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
    }
    return valid
  }
  const readOnSave: Plugin = {
    name: 'site:content',
    configureServer(server) {
      const { root } = server.config
      server.middlewares.use(serveVariants(root, () => variants))
      const isWhole = (file: string) => statSync(resolve(root, file), { throwIfNoEntry: false })?.size !== 0
      content = readSettled(() => read(root), invalidateContent, isWhole)
      const contentFolder = resolve(root, 'content')
      const refresh = (file: string) => {
        if (!file.startsWith(contentFolder) || isStray(relative(contentFolder, file))) return
        const reading = content.save(relative(root, file))
        invalidateModules(server, file)
        if (reading) void reportAndReload(server, file, reading)
      }
      server.watcher.add(contentFolder)
      server.watcher.on('change', refresh).on('add', refresh).on('unlink', refresh)
      server.middlewares.use((request, response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        content.latest().then(
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
      })
    },
  }
  return [contentModule(readValid), readOnSave].map((plugin) => ({ ...plugin, apply: 'serve' }))
}

/** Takes the page's place while the content has errors: Vite adds the panel that lists them (tools/writing/panel). */
const ERROR_PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>The content has errors</title><body></body></html>'

/** Whether the content was wrong when it was last read. */
let wasWrong = false

/** Lets modules that show a saved file be made again: pages import the content, and documents show texts and pictures. */
function invalidateModules(server: ViteDevServer, file: string): void {
  const modules = server.environments['ssr']?.moduleGraph
  const content = modules?.getModuleById(CONTENT_MODULE)
  if (!file.endsWith('.mdx')) modules?.invalidateAll()
  else if (content) modules?.invalidateModule(content)
}

/**
 * Reports errors in the terminal, and reloads the open page. Vite does the latter itself for a document that is one of
 * its modules, unless there was or is an error.
 */
async function reportAndReload(server: ViteDevServer, file: string, reading: Promise<unknown>): Promise<void> {
  const wasRight = !wasWrong
  wasWrong = false
  try {
    await reading
  } catch (error) {
    wasWrong = true
    server.config.logger.error(error instanceof Error ? error.message : String(error))
  }
  const isModule = (server.environments['ssr']?.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0
  if (!(wasRight && !wasWrong && isModule)) server.ws.send({ type: 'full-reload' })
}
