/** How many lines at either end of a page may be its head or its foot. */
const EDGE = 2
/** On fewer pages the same line is no head. */
const PAGES = 3
const PART = 0.4

/**
 * Finds the heads and feet of pages: lines that stand first or last on many of them, whatever number is in them.
 *
 * @param pages their lines
 */
export function findRunningHeads(pages: readonly (readonly string[])[]): ReadonlySet<string> {
  const found = new Map<string, { readonly lines: Set<string>; count: number }>()
  for (const page of pages) {
    const edges = new Set([...page.slice(0, EDGE), ...page.slice(-EDGE)])
    for (const line of edges) {
      const key = line.replaceAll(/\d+/g, '#')
      const known = found.get(key) ?? { lines: new Set<string>(), count: 0 }
      known.lines.add(line)
      known.count += 1
      found.set(key, known)
    }
  }
  const least = Math.max(PAGES, pages.length * PART)
  return new Set([...found.values()].flatMap(({ lines, count }) => (count >= least ? [...lines] : [])))
}
