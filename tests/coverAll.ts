/**
 * Returns a few of the items that together have every part that any of them has: each the one that adds most to those
 * before it, the first where several do.
 */
export function coverAll<Item>(items: readonly Item[], partsOf: (item: Item) => Iterable<string>): Item[] {
  const candidates = items.map((item) => ({ item, parts: new Set(partsOf(item)) }))
  const missing = new Set(candidates.flatMap(({ parts }) => [...parts]))
  const chosen: Item[] = []
  while (missing.size > 0) {
    const gains = candidates.map(({ parts }) => [...parts].filter((part) => missing.has(part)).length)
    const best = candidates[gains.indexOf(Math.max(...gains))]
    if (best) chosen.push(best.item)
    for (const part of best?.parts ?? missing) missing.delete(part)
  }
  return chosen
}
