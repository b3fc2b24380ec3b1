import { brotliCompressSync } from 'node:zlib'
import type { Rolldown } from 'vite'
import type { Chunk } from './heavyChunks.ts'
import type { ImportGraph } from './importGraph.ts'
import { nameModule } from './nameModule.ts'

/** What the browser begins with, on every page. */
const ENTRY = 'renderer/+client.ts'
/** They do nothing but import islands and scripts. */
const LISTS = ['components/islands/islands.ts', 'components/islands/scripts.ts']

/** All that the client entry leads to. To be called when all modules are loaded. */
export function readGraph(bundler: Rolldown.PluginContext, root: string): ImportGraph {
  const ids = new Set([`${root}/${ENTRY}`])
  const imports = new Map<string, string[]>()
  for (const id of ids) {
    const { importedIds = [], dynamicallyImportedIds = [] } = bundler.getModuleInfo(id) ?? {}
    const all = [...importedIds, ...dynamicallyImportedIds]
    for (const imported of all) ids.add(imported)
    const name = nameModule(id, root)
    imports.set(name, [...(imports.get(name) ?? []), ...all.map((imported) => nameModule(imported, root))])
  }
  const known = [ENTRY, ...LISTS]
  return { imports, starts: new Set([...known, ...known.flatMap((name) => imports.get(name) ?? [])]) }
}

/**
 * The chunks that the client entry leads to; those that it can't start without as one, for every page fetches them.
 *
 * @throws Error where the bundle has no such entry
 */
export function readChunks(bundle: Rolldown.OutputBundle, root: string): Chunk[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === `${root}/${ENTRY}`)
  if (!entry) throw new Error(`The browser's entry is not ${ENTRY}. Name it in tools/browserBoundary/readBundle.ts.`)
  const atOnce = follow(chunks, entry, ({ imports }) => imports)
  const all = follow(chunks, entry, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
  return [
    { title: 'What every page fetches', isOnEveryPage: true, ...weigh(atOnce, root) },
    ...all
      .filter((chunk) => !atOnce.includes(chunk))
      .map((chunk) => ({
        title: `${chunk.name} (${chunk.fileName})`,
        isOnEveryPage: false,
        ...weigh([chunk], root),
      })),
  ]
}

/** A chunk, what it imports, what that imports, and so on. */
function follow(
  chunks: readonly Rolldown.OutputChunk[],
  first: Rolldown.OutputChunk,
  importsOf: (chunk: Rolldown.OutputChunk) => readonly string[],
): Rolldown.OutputChunk[] {
  const followed = new Set([first])
  for (const chunk of followed) {
    const imported = new Set(importsOf(chunk))
    for (const other of chunks) if (imported.has(other.fileName)) followed.add(other)
  }
  return [...followed]
}

function weigh(chunks: readonly Rolldown.OutputChunk[], root: string): Pick<Chunk, 'size' | 'modules'> {
  const modules = new Map<string, number>()
  for (const [id, { renderedLength }] of chunks.flatMap((chunk) => Object.entries(chunk.modules))) {
    const name = nameModule(id, root)
    if (renderedLength > 0) modules.set(name, (modules.get(name) ?? 0) + renderedLength)
  }
  return { size: chunks.reduce((total, { code }) => total + brotliCompressSync(code).length, 0), modules }
}
