import { trustWorker } from '../../renderer/trustedTypes.ts'
// Vite gives the module a default export: its address.
// oxlint-disable-next-line default
import workerAddress from './estimate.worker.ts?worker&url'
import type { CountingAnswer, CountingTask } from './messages.ts'

/** How long a file may take before it is given up, in ms; a network that is slow has more for the reader of PDFs. */
const PATIENCE = 20_000

const startWorker = trustWorker('estimate', workerAddress)

/**
 * Counts files beside the page, one after the other.
 *
 * @param onAnswer told what becomes of each file
 */
export function createCounter(onAnswer: (answer: CountingAnswer) => void) {
  const waiting: CountingTask[] = []
  let current: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // Where files are about to come: to start it takes longer than a frame.
  let worker: Worker | undefined = start()

  function start(): Worker {
    const begun = startWorker()
    begun.addEventListener('message', ({ data }: MessageEvent<CountingAnswer | { readonly id?: undefined }>) => {
      // The reader of PDFs has messages of its own.
      if (data.id === undefined || data.id !== current) return
      if ('progress' in data) giveTime()
      else current = undefined
      onAnswer(data)
      next()
    })
    begun.addEventListener('error', giveUp)
    return begun
  }
  /** A worker that does not answer is ended, with whatever it is at. */
  function giveUp(): void {
    worker?.terminate()
    worker = undefined
    const id = current
    current = undefined
    if (id !== undefined) onAnswer({ id, obstacle: 'unreadable' })
    next()
  }
  function giveTime(): void {
    clearTimeout(timer)
    timer = setTimeout(giveUp, PATIENCE)
  }
  function next(): void {
    if (current !== undefined) return
    clearTimeout(timer)
    const task = waiting.shift()
    if (!task) return
    current = task.id
    giveTime()
    worker ??= start()
    // A worker has no other origin.
    // oxlint-disable-next-line require-post-message-target-origin
    worker.postMessage(task)
  }
  return {
    count: (id: number, file: File): void => {
      waiting.push({ id, file })
      next()
    },
    stop: (): void => {
      clearTimeout(timer)
      worker?.terminate()
    },
  }
}
