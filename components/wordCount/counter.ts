import type { Reason } from './countingError.ts'
import type { Answer } from './receive.ts'

/** The address of the worker, which only the site may start: it is under `/workers/`, with a policy of its own. */
// Vite gives the module a default export: its address.
// oxlint-disable-next-line default
export { default as workerAddress } from './wordCount.worker.ts?worker&url'

/** The state of a file that is to be counted. */
export type CountingStatus = Answer

/** The timeout for a file without progress, and for the worker to arrive, in ms. */
const PROGRESS_TIMEOUT = 20_000

/**
 * Counts files in a worker, one after the other. The worker starts at once, because that takes longer than a frame:
 * create the counter when files are about to come.
 *
 * @param startWorker starts a worker from `workerAddress`
 * @param onStatus called whenever the status of a file changes
 */
export function createCounter(startWorker: () => Worker, onStatus: (file: File, status: CountingStatus) => void) {
  let listed: readonly File[] = []
  let waiting: readonly File[] = []
  let current: File | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasArrived = false
  let worker: Worker | undefined = start()

  function start(): Worker {
    const begun = startWorker()
    hasArrived = false
    begun.addEventListener('message', ({ data }: MessageEvent<Answer | { readonly kind?: undefined }>) => {
      // A worker that was given up may have sent a message before.
      if (begun !== worker) return
      hasArrived = true
      // The PDF reader has messages of its own, and the worker waits for its first file.
      if (data.kind !== undefined && data.kind !== 'waiting' && current) take(current, data)
    })
    begun.addEventListener('error', () => giveUp('unreadable'))
    return begun
  }
  function take(file: File, status: CountingStatus): void {
    onStatus(file, status)
    if (status.kind === 'reading') giveTime()
    else next()
  }
  function endWorker(): void {
    worker?.terminate()
    worker = undefined
  }
  /**
   * Ends a worker, whatever it is doing. If it has never arrived, no file can be counted.
   *
   * @param cause why the current file is not counted
   */
  function giveUp(cause: Reason): void {
    endWorker()
    const reason = hasArrived ? cause : 'interrupted'
    const lost = [current, ...(hasArrived ? [] : waiting)]
    waiting = waiting.filter((file) => !lost.includes(file))
    for (const file of lost) if (file) onStatus(file, { kind: 'refused', reason })
    next()
  }
  function giveTime(): void {
    clearTimeout(timer)
    timer = setTimeout(() => giveUp('tooLarge'), PROGRESS_TIMEOUT)
  }
  function next(): void {
    clearTimeout(timer)
    ;[current, ...waiting] = waiting
    if (!current) return
    giveTime()
    onStatus(current, { kind: 'reading', progress: 0 })
    worker ??= start()
    // A worker has a single origin.
    // oxlint-disable-next-line require-post-message-target-origin
    worker.postMessage({ file: current })
  }
  return {
    /** Counts those of the files that were not listed before, and none that is missing from the list. */
    list: (files: readonly File[]): void => {
      waiting = [...waiting, ...files.filter((file) => !listed.includes(file))].filter((file) => files.includes(file))
      listed = files
      if (current && files.includes(current)) return
      // A file that is not listed any more would keep the others waiting.
      if (current) endWorker()
      next()
    },
    /**
     * Counts files once more that could not be counted, in another worker: one may remember what has not arrived.
     */
    retry: (files: readonly File[]): void => {
      waiting = [...waiting, ...files.filter((file) => file !== current && !waiting.includes(file))]
      for (const file of files) onStatus(file, { kind: 'waiting' })
      if (current) return
      endWorker()
      next()
    },
    stop: (): void => {
      clearTimeout(timer)
      endWorker()
    },
  }
}
