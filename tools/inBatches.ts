const BATCH_SIZE = 50

/** Runs `Promise.all` over a long list in batches, because each item may keep a whole page in memory. */
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
