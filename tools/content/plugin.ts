import { resolve } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { ContentError } from './diagnostics.ts'
import { forgetContent, loadValidContent } from './load.ts'
import type { LoadedDocument } from './loadDocument.ts'
import { copyMedia, mediaAddress } from './media.ts'

const VIRTUAL_ID = 'virtual:content'
const RESOLVED_ID = `\0${VIRTUAL_ID}`

/**
 * Gives pages the content as the module `virtual:content`: the entries (frontmatter, reading time, measured pictures)
 * of every document; bodies are modules of their own, loaded when a page shows them.
 *
 * A build stops on the first look at wrong content, with every diagnostic. In development the same list is shown over the
 * page, and saving a document, a picture or a file of strings reloads it.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd()
  let isBuild = false
  const load = () => loadValidContent(root, { drafts: !isBuild })
  let lastValid: readonly LoadedDocument[] | undefined
  // While developing, a page may be on its way as a mistake is saved: it is made of what there was, and reloaded at once.
  // Vike would show a page of its own, which no reload reaches.
  const loadForPages = async () => {
    try {
      lastValid = await load()
    } catch (error) {
      if (!lastValid) throw error
    }
    return lastValid
  }

  return {
    name: 'site:content',
    enforce: 'pre',

    configResolved(config) {
      root = config.root
      isBuild = config.command === 'build'
    },

    // Before anything is compiled: wrong content is told in one list, not by the first file that fails to compile.
    async buildStart() {
      if (isBuild) await load()
    },

    resolveId(id) {
      return id === VIRTUAL_ID ? RESOLVED_ID : undefined
    },

    async load(id) {
      if (id !== RESOLVED_ID) return undefined
      // While developing, Vite serves them where they are.
      return writeModule(await loadForPages(), (file) => (isBuild ? mediaAddress(root, file) : file))
    },

    async writeBundle({ dir }) {
      if (this.environment.name === 'client' && dir) copyMedia(root, dir, await load())
    },

    configureServer(server) {
      const contentFolder = resolve(root, 'content')
      const refresh = (file: string) => {
        if (!file.startsWith(contentFolder)) return
        forgetContent()
        forgetModules(server)
        void reportAndReload(server, load)
      }
      server.watcher.add(contentFolder)
      server.watcher.on('change', refresh).on('add', refresh).on('unlink', refresh)
      server.middlewares.use((request, response, next) => {
        const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
        if (!isPage) {
          next()
          return
        }
        load().then(
          () => next(),
          (error: unknown) => {
            if (!(error instanceof ContentError)) next(error)
            else response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' }).end(writeErrorPage(error))
          },
        )
      })
    },
  }
}

/** Everything on the server that was made from the content is made again at the next request. */
function forgetModules(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    const module = environment.moduleGraph.getModuleById(RESOLVED_ID)
    if (module) environment.moduleGraph.invalidateModule(module)
  }
}

/** In place of a page, while the content is wrong: Vite's overlay with every diagnostic; it goes when they are mended. */
function writeErrorPage({ message }: ContentError): string {
  const error = JSON.stringify({ message, stack: '', plugin: 'content' }).replaceAll('<', '\\u003c')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The content has errors</title>
<script type="module">
import { ErrorOverlay } from '/@vite/client'
document.body.append(new ErrorOverlay(${error}))
</script>
<body></body>
</html>`
}

/** Says in the terminal what is wrong; the open page is made again, as a page or as the list of what is wrong. */
async function reportAndReload(server: ViteDevServer, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (error) {
    server.config.logger.error(error instanceof Error ? error.message : String(error))
  }
  server.ws.send({ type: 'full-reload' })
}

/** The entries as JSON, with the final addresses of pictures and videos. */
function writeModule(documents: readonly LoadedDocument[], addressOf: (file: string) => string): string {
  const place = <Placed extends { readonly src: string }>(file: Placed): Placed => ({
    ...file,
    src: addressOf(file.src),
  })
  const entries = documents.map(({ entry }) => ({
    ...entry,
    images: Object.fromEntries(Object.entries(entry.images).map(([key, picture]) => [key, place(picture)])),
    video: entry.video && {
      ...place(entry.video),
      poster: addressOf(entry.video.poster),
      captions: Object.fromEntries(
        Object.entries(entry.video.captions).map(([locale, file]) => [locale, addressOf(file)]),
      ),
    },
    bodyImages: entry.bodyImages.map(addressOf),
  }))
  return `export const entries = ${JSON.stringify(entries)}`
}
