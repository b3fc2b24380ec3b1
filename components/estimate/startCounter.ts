import { trustWorker } from '../../renderer/trustedTypes.ts'
import { type CountingStatus, createCounter, workerAddress } from '../wordCount/counter.ts'

const startWorker = trustWorker('estimate', workerAddress)

/**
 * Returns the counter of a page's files, whose worker starts with the first.
 *
 * @param onStatus called whenever the status of a file changes
 */
export function startCounter(onStatus: (file: File, status: CountingStatus) => void) {
  let counter: ReturnType<typeof createCounter> | undefined
  return {
    /** Call it with all files that are chosen now. */
    list: (files: readonly File[]): void => {
      if (files.length > 0) counter ??= createCounter(startWorker, onStatus)
      counter?.list(files)
    },
    retry: (files: readonly File[]) => counter?.retry(files),
    stop: () => counter?.stop(),
  }
}
