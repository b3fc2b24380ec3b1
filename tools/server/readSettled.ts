/**
 * How long nothing must have been saved before it is read, in ms: who saves a file may empty it first. Longer than the 50 ms
 * for which the watcher is silent about a file that it has just reported.
 */
const SETTLED_AFTER = 60
/** How often a file that is empty is looked at again, before it is taken for one that is to be. */
const MOST_WAITS = 15

/**
 * Reads files as they are in the end, however often and in however many steps they are saved: one reading at a time.
 *
 * @param invalidate is called with each saved file before it is read again
 * @param isWhole returns whether a file has something in it, as far as is known
 * @returns `latest`, the last reading that has begun or waits; and `save`, which returns the reading that takes the saved file
 *   along, or undefined where an earlier save waits for the same one
 */
export function readSettled<Result>(
  read: () => Promise<Result>,
  invalidate: (file: string) => void,
  isWhole: (file: string) => boolean,
) {
  let saved: readonly string[] = []
  let latest = read()
  latest.catch(() => undefined)
  const settle = async (waits = 0): Promise<void> => {
    const before = saved
    await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER))
    const isSettled = saved === before && saved.every(isWhole)
    if (!isSettled && waits < MOST_WAITS) await settle(waits + 1)
  }
  const readAgain = async (): Promise<Result> => {
    await settle()
    for (const file of new Set(saved)) invalidate(file)
    saved = []
    return read()
  }
  return {
    latest: () => latest,
    save: (file: string): Promise<Result> | undefined => {
      const isWaiting = saved.length > 0
      saved = [...saved, file]
      if (isWaiting) return undefined
      latest = latest.catch(() => undefined).then(readAgain)
      return latest
    },
  }
}
