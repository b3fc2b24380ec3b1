const BATCH_SIZE = 50

/** Like `Promise.all` over a list of thousands, some at a time: each may hold a whole page in memory. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
  size = BATCH_SIZE,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += size) {
    // oxlint-disable-next-line no-await-in-loop
    results.push(...(await Promise.all(items.slice(start, start + size).map(act))))
  }
  return results
}
