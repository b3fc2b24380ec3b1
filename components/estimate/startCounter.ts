import { trustWorker } from '../../renderer/trustedTypes.ts'
import { type CountingStatus, createCounter, workerAddress } from '../wordCount/counter.ts'

const startWorker = trustWorker('estimate', workerAddress)

/**
 * Returns the counter of a page's files. It starts its worker when files are about to come, because that takes longer
 * than a frame.
 *
 * @param onStatus called whenever the status of a file changes
 */
export function startCounter(onStatus: (file: File, status: CountingStatus) => void) {
  let counter: ReturnType<typeof createCounter> | undefined
  const prepare = () => (counter ??= createCounter(startWorker, onStatus))
  return {
    prepare,
    /** Call it with all files that are chosen now. */
    list: (files: readonly File[]): void => {
      if (files.length > 0 || counter) prepare().list(files)
    },
    retry: (files: readonly File[]) => prepare().retry(files),
    stop: () => counter?.stop(),
  }
}
