import { resolve, relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { checkBody } from './body.ts'
import { ContentError } from './flaws.ts'
import { forgetContent, loadValidContent, type LoadedDocument } from './load.ts'

const VIRTUAL_ID = 'virtual:content'
const RESOLVED_ID = `\0${VIRTUAL_ID}`

/**
 * Gives pages the content as the module `virtual:content`: the entries (frontmatter, reading time, measured pictures)
 * of every document; bodies are modules of their own, loaded when a page shows them.
 *
 * A build stops on the first look at wrong content, with every flaw. In development the same list is shown over the
 * page, and saving a document, a picture or a file of strings reloads it.
 */
export function contentPlugin(): Plugin {
  let root = process.cwd()
  let isBuild = false
  const load = () => loadValidContent(root, { drafts: !isBuild })

  return {
    name: 'passerelle:content',
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
      return id === RESOLVED_ID ? writeModule(await load()) : undefined
    },

    transform(code, id) {
      if (isBuild || !id.endsWith('.mdx')) return
      const { flaws } = checkBody(code, relative(root, id))
      if (flaws.length > 0) throw new ContentError(flaws)
    },

    configureServer(server) {
      const contentFolder = resolve(root, 'content')
      const refresh = (file: string) => {
        if (!file.startsWith(contentFolder)) return
        forgetContent()
        forgetModules(server)
        void reportOrReload(server, root)
      }
      server.watcher.add(contentFolder)
      server.watcher.on('change', refresh).on('add', refresh).on('unlink', refresh)
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

async function reportOrReload(server: ViteDevServer, root: string): Promise<void> {
  try {
    await loadValidContent(root, { drafts: true })
    server.ws.send({ type: 'full-reload' })
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    server.config.logger.error(error.message)
    server.ws.send({ type: 'error', err: { message: error.message, stack: '', plugin: 'content' } })
  }
}

/** The entries as JSON; pictures as imports, so that the bundler gives them their final addresses. */
function writeModule(documents: readonly LoadedDocument[]): string {
  const imports: string[] = []
  const identifiers = new Map<string, string>()
  const identifierOf = (file: string): string => {
    const known = identifiers.get(file)
    if (known) return known
    const identifier = `image${identifiers.size}`
    identifiers.set(file, identifier)
    imports.push(`import ${identifier} from ${JSON.stringify(`${file}?url`)}`)
    return identifier
  }
  const entries = documents.map(({ entry }) => {
    const images = Object.entries(entry.images).map(
      ([key, { file, width, height }]) =>
        `${JSON.stringify(key)}:{src:${identifierOf(file)},width:${width},height:${height}}`,
    )
    return `{...${JSON.stringify({ ...entry, images: undefined })},images:{${images.join(',')}}}`
  })
  // Bodies are loaded one by one, and Vike copies only pictures that are imported at once: those of bodies are, here.
  for (const file of documents.flatMap(({ bodyImages }) => bodyImages)) identifierOf(file)
  return [...imports, `export const entries = [${entries.join(',\n')}]`].join('\n')
}
