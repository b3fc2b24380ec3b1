import { trustWorker } from '../../../renderer/trustedTypes.ts'
// Vite gives the module a default export: its URL.
// oxlint-disable-next-line default
import workerAddress from './search.worker.ts?worker&url'
import type { FoundPages, Question, WorkerAnswer } from './searchMessages.ts'

const startWorker = trustWorker('search', workerAddress)
let worker: Worker | undefined

/**
 * Searches the index of the page's language, which is fetched in chunks as words need them.
 *
 * @throws if the index, or a chunk of it, can't be fetched; the next search retries
 */
export async function findPages(question: Question): Promise<FoundPages> {
  const current = (worker ??= startWorker(document.documentElement.lang))
  const { port1, port2 } = new MessageChannel()
  const answer = await new Promise<WorkerAnswer>((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => resolve(data), { once: true })
    port1.start()
    current.addEventListener('error', ({ message }) => resolve({ failed: message }), { once: true })
    // Workers have no target origin.
    // oxlint-disable-next-line require-post-message-target-origin
    current.postMessage(question, [port2])
  })
  port1.close()
  if (!('failed' in answer)) return answer
  // A worker that has failed is replaced: some browsers cache the failure to load a module.
  current.terminate()
  if (worker === current) worker = undefined
  throw new Error(answer.failed)
}
