import type { Budgets } from './budgets.ts'
import { findChains, writeChain, type ImportGraph } from './importGraph.ts'

const KILOBYTE = 1024
const MOST_NAMED = 5

/** A file of script, or several that are fetched together. */
export interface Chunk {
  /** Which one it is, for people. */
  readonly title: string
  /** Whether every page fetches it. */
  readonly isOnEveryPage: boolean
  /** In bytes, compressed with Brotli. */
  readonly size: number
  /** What it is made of: bytes before compression, by the names of modules. */
  readonly modules: ReadonlyMap<string, number>
}

/**
 * Compares chunks with what they may weigh.
 *
 * @param graph tells which import brought what is in them
 * @returns a message for each chunk that is too heavy; none where all is well
 */
export function findHeavyChunks(chunks: readonly Chunk[], budgets: Budgets, graph: ImportGraph): string[] {
  return chunks
    .filter((chunk) => chunk.size > limitOf(chunk, budgets))
    .map((chunk) =>
      [
        `${chunk.title} weighs ${inKilobytes(chunk.size)} with Brotli; its limit is ${inKilobytes(limitOf(chunk, budgets))}. The heaviest in it, before compression:`,
        ...[...chunk.modules]
          .toSorted(([, a], [, b]) => b - a)
          .slice(0, MOST_NAMED)
          .map(([name, size]) => `  ${inKilobytes(size)}  ${whoImports(graph, name)}`),
        'Import less, or later: with import(). What is worth its weight gets a limit of its own, and the reason: in tools/browserBoundary/budgets.ts.',
      ].join('\n'),
    )
}

function limitOf({ isOnEveryPage, modules }: Chunk, { everyPage, chunk, exceptions }: Budgets): number {
  if (isOnEveryPage) return everyPage
  return exceptions.find(({ module }) => modules.has(module))?.limit ?? chunk
}

/** The shortest chain of imports to a module; the module alone, where the bundler put it there by itself. */
function whoImports(graph: ImportGraph, name: string): string {
  const [shortest] = findChains(graph, (other) => other === name).toSorted((a, b) => a.length - b.length)
  return writeChain(shortest ?? [name])
}

function inKilobytes(bytes: number): string {
  return `${Number((bytes / KILOBYTE).toFixed(1))} kB`
}
