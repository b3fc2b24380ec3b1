/** One import after the other: the names of modules, see nameModule(). */
export type ImportChain = readonly [string, ...string[]]

/** The browser's code, as the bundler found it. */
export interface ImportGraph {
  /** What each module imports, at once or later, by names. */
  readonly imports: ReadonlyMap<string, readonly string[]>
  /** Where a chain of imports begins, for whoever reads it: islands, scripts, and what imports them all. */
  readonly starts: ReadonlySet<string>
}

/**
 * The shortest chain of imports to each of the modules that are looked for, from each start that leads there without
 * passing another; what these modules import is not followed.
 *
 * @param isTarget which modules are looked for
 */
export function findChains(graph: ImportGraph, isTarget: (name: string) => boolean): ImportChain[] {
  const starts = [...graph.starts].filter((start) => !isTarget(start))
  return starts.flatMap((start) => {
    const chains: ImportChain[] = [[start]]
    const seen = new Set(starts)
    // Grows as it is read: first all that is one import away, then all that is two away, and so on.
    for (const chain of chains) {
      const name = chain.at(-1) ?? start
      if (isTarget(name)) continue
      for (const imported of graph.imports.get(name) ?? []) {
        if (!seen.has(imported)) chains.push([...chain, imported])
        seen.add(imported)
      }
    }
    return chains.filter((chain) => isTarget(chain.at(-1) ?? start))
  })
}

/** `a.ts → b.ts → c.ts` */
export function writeChain(chain: ImportChain): string {
  return chain.join(' → ')
}
