/**
 * How long nothing must have been saved before it is read, in ms: who saves a file may empty it first. Longer than the 50 ms
 * for which the watcher is silent about a file that it has just reported.
 */
const SETTLED_AFTER = 60

/** A reading that is repeated after each save. */
export interface SettledReading<Result> {
  /** The reading that is under way, or the last one: rejected where it could not be read. */
  latest(): Promise<Result>
  /**
   * After a save.
   *
   * @returns the reading that begins with it; undefined while one is under way, which takes it along
   */
  save(file: string): Promise<Result> | undefined
}

/** How often a file that is empty is looked at again, before it is taken for one that is to be. */
const MOST_WAITS = 15

/**
 * Reads files as they are in the end, however often and in however many steps they are saved.
 *
 * @param invalidate is called with each saved file before it is read again
 * @param isWhole whether a file has something in it, as far as is known
 */
export function readSettled<Result>(
  read: () => Promise<Result>,
  invalidate: (file: string) => void,
  isWhole: (file: string) => boolean,
): SettledReading<Result> {
  const saved = new Set<string>()
  let isReading = false
  const settle = async (earlier: readonly string[] = [], waits = 0): Promise<void> => {
    const files = [...new Set([...earlier, ...saved])]
    const isSettled = saved.size === 0 && (waits > MOST_WAITS || files.every(isWhole))
    if (isSettled) {
      for (const file of files) invalidate(file)
      return
    }
    saved.clear()
    await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER))
    await settle(files, waits + 1)
  }
  const readLatest = async (): Promise<Result> => {
    await settle()
    try {
      const result = await read()
      if (saved.size === 0) return result
    } catch (error) {
      if (saved.size === 0) throw error
    }
    return readLatest()
  }
  const start = () => {
    isReading = true
    return readLatest().finally(() => (isReading = false))
  }
  let latest = start()
  latest.catch(() => undefined)
  return {
    latest: () => latest,
    save: (file) => {
      saved.add(file)
      if (isReading) return undefined
      latest = start()
      return latest
    },
  }
}
