import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { provideContent } from '../../renderer/contentSource.ts'
import { serveVariants } from '../build/pictures/photographs.ts'
import { type Variant, variantsOf } from '../build/pictures/variants.ts'
import { contentSourceOf } from './contentSource.ts'
import { ContentError } from './diagnostics.ts'
import { PANEL_SCRIPT } from '../writing/panel/plugin.ts'
import { invalidateContent, loadValidContent, readTranslations } from './load.ts'
import { listPhotographs } from './media.ts'
import { readSettled } from './readSettled.ts'
import { isStray } from '../check/files/strayFiles.ts'

/**
 * Gives the content to the pages of the development server, drafts among it.
 *
 * While it is wrong, the list of what is wrong takes the page's place; saving a document, a picture or a file of strings
 * reloads it.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'site:content',
    apply: 'serve',
    configureServer(server) {
      const { root } = server.config
      let variants: ReadonlyMap<string, Variant> = new Map()
      const load = async () => {
        const documents = await loadValidContent(root, { drafts: true })
        const translations = await readTranslations(root)
        variants = new Map(
          listPhotographs(documents)
            .flatMap((photograph) => variantsOf(root, photograph))
            .map((variant) => [variant.address, variant]),
        )
        // Vite serves drawings and videos where they are.
        const addressOf = (file: string) => file
        provideContent(
          contentSourceOf(documents, {
            root,
            addressOf,
            pdfSize: () => undefined,
            translations,
          }),
        )
      }
      server.middlewares.use(serveVariants(root, () => variants))
      // Loads early: thousands of documents take a second.
      const isWhole = (file: string) => statSync(resolve(root, file), { throwIfNoEntry: false })?.size !== 0
      const content = readSettled(load, invalidateContent, isWhole)
      const contentFolder = resolve(root, 'content')
      const refresh = (file: string) => {
        if (!file.startsWith(contentFolder) || isStray(relative(contentFolder, file))) return
        const reading = content.save(relative(root, file))
        if (reading) void reportAndReload(server, file, reading)
      }
      server.watcher.add(contentFolder)
      server.watcher.on('change', refresh).on('add', refresh).on('unlink', refresh)
      server.middlewares.use((request, response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        content.latest().then(
          () => next(),
          (error: unknown) => {
            if (!(error instanceof ContentError)) next(error)
            else if (!isPage) next()
            else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(ERROR_PAGE)
          },
        )
      })
    },
  }
}

/** In place of a page, while the content is wrong: nothing but the panel that lists it; a save reloads it. */
const ERROR_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The content has errors</title>
<script type="module" src="/@vite/client"></script>
<script type="module" src="${PANEL_SCRIPT}"></script>
<body></body>
</html>`

/** Whether the content was wrong when it was last read. */
let wasWrong = false

/**
 * Says in the terminal what is wrong; the open page is made again, as a page or as the list of what is wrong. Where a
 * document is saved that is a module of it, and was right and is, Vite sees to that.
 */
async function reportAndReload(server: ViteDevServer, file: string, reading: Promise<void>): Promise<void> {
  const wasRight = !wasWrong
  wasWrong = false
  try {
    await reading
  } catch (error) {
    wasWrong = true
    server.config.logger.error(error instanceof Error ? error.message : String(error))
  }
  const modules = server.environments['ssr']?.moduleGraph
  // Documents show texts and pictures that are no modules of theirs.
  if (!file.endsWith('.mdx')) modules?.invalidateAll()
  if (wasRight && !wasWrong && modules?.getModulesByFile(file)?.size) return
  server.ws.send({ type: 'full-reload' })
}
