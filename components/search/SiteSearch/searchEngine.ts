import { trustWorker } from '../../../renderer/trustedTypes.ts'
// Vite gives the module a default export: its URL.
// oxlint-disable-next-line default
import workerAddress from './search.worker.ts?worker&url'
import type { FoundPages, SearchAnswer, SearchQuestion } from './searchMessages.ts'

const startWorker = trustWorker('search', workerAddress)
let worker: Worker | undefined
let questions = 0

/**
 * Searches the index of the page's language, which is fetched in chunks as words need them.
 *
 * @param count how many results to load
 * @throws if the index, or a chunk of it, can't be fetched; the next search retries
 */
export function findPages(query: string, count: number): Promise<FoundPages> {
  const current = (worker ??= startWorker(document.documentElement.lang))
  const id = (questions += 1)
  const settled = new AbortController()
  return new Promise((resolve, reject) => {
    const fail = (message: string): void => {
      settled.abort()
      // A worker that has failed is replaced: some browsers cache the failure to load a module.
      current.terminate()
      if (worker === current) worker = undefined
      reject(new Error(message))
    }
    current.addEventListener(
      'message',
      ({ data }: MessageEvent<SearchAnswer>) => {
        if (data.id !== id) return
        if ('failed' in data) return fail(data.failed)
        settled.abort()
        resolve(data)
      },
      settled,
    )
    current.addEventListener('error', ({ message }) => fail(message), settled)
    // Workers have no target origin.
    // oxlint-disable-next-line require-post-message-target-origin
    current.postMessage({ id, query, count } satisfies SearchQuestion)
  })
}
