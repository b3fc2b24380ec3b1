import { trustWorker } from '../../renderer/trustedTypes.ts'
// Vite gives the module a default export: its address.
// oxlint-disable-next-line default
import workerAddress from './estimate.worker.ts?worker&url'
import type { FileStatus } from './estimateState.ts'

/** The timeout for a file without progress, in ms; slow networks have that long to bring the PDF reader, too. */
const PATIENCE = 20_000

const startWorker = trustWorker('estimate', workerAddress)

/**
 * Counts files in a worker, one after the other. The worker starts at once, because that takes longer than a frame:
 * create the counter when files are about to come.
 *
 * @param onStatus called whenever the status of a file changes
 */
export function createCounter(onStatus: (file: File, status: FileStatus) => void) {
  let listed: readonly File[] = []
  let waiting: readonly File[] = []
  let current: File | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let worker: Worker | undefined = start()

  function start(): Worker {
    const begun = startWorker()
    begun.addEventListener('message', ({ data }: MessageEvent<FileStatus | { readonly kind?: undefined }>) => {
      // The PDF reader has messages of its own; a worker that was given up may have sent one before.
      if (data.kind === undefined || begun !== worker || !current) return
      onStatus(current, data)
      if (data.kind === 'reading') giveTime()
      else next()
    })
    begun.addEventListener('error', giveUp)
    return begun
  }
  /** Ends a worker that does not respond, whatever it is doing. */
  function giveUp(): void {
    worker?.terminate()
    worker = undefined
    if (current) onStatus(current, { kind: 'uncounted', obstacle: 'unreadable' })
    next()
  }
  function giveTime(): void {
    clearTimeout(timer)
    timer = setTimeout(giveUp, PATIENCE)
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
    worker.postMessage(current)
  }
  return {
    /** Counts those of the files that were not listed before, and none that is missing from the list. */
    list: (files: readonly File[]): void => {
      waiting = [...waiting, ...files.filter((file) => !listed.includes(file))].filter((file) => files.includes(file))
      listed = files
      if (!current) next()
    },
    stop: (): void => {
      clearTimeout(timer)
      worker?.terminate()
    },
  }
}
