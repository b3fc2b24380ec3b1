import { createTrustedPolicy } from '../../../renderer/trustedTypes.ts'
// Vite gives the module a default export: its URL.
// oxlint-disable-next-line default
import workerAddress from './search.worker.ts?worker&url'
import type { NumberedAnswer, NumberedQuestion, SearchQuestion, SearchResult } from './searchMessages.ts'

/** A search result; its content is fetched when it is about to be shown. */
export type SearchHit = () => Promise<SearchResult>

/** The worker that searches the index of the page's language. */
interface Engine {
  ask(question: SearchQuestion): Promise<NumberedAnswer>
  stop(): void
}

/** A Trusted Types policy that allows the worker's URL only. */
const trusted = createTrustedPolicy('search', {
  createScriptURL: (address: string) => (address === workerAddress ? address : ''),
})

let engine: Engine | undefined

/**
 * Searches the index of the page's language, which is fetched in chunks as words need them.
 *
 * @throws if the index, or a chunk of it, can't be fetched; the next search retries
 */
export async function findPages(query: string): Promise<readonly SearchHit[]> {
  const { id: search, ...answer } = await ask({ query })
  const found = 'found' in answer ? answer.found : 0
  return Array.from({ length: found }, (_, result) => async () => {
    const hit = await ask({ search, result })
    if (!('page' in hit)) throw new Error('The search answers something else.')
    return hit.page
  })
}

/** A worker that has failed is replaced: some browsers cache the failure to load a module. */
async function ask(question: SearchQuestion): Promise<NumberedAnswer> {
  const current = (engine ??= startEngine())
  try {
    return await current.ask(question)
  } catch (error) {
    current.stop()
    if (engine === current) engine = undefined
    throw error
  }
}

function startEngine(): Engine {
  const worker = new Worker(trusted.createScriptURL(workerAddress), {
    type: 'module',
    name: document.documentElement.lang,
  })
  const waiting = new Map<number, (answer: NumberedAnswer) => void>()
  const settle = (answer: NumberedAnswer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  const stop = () => {
    worker.terminate()
    for (const id of waiting.keys()) settle({ id, failed: 'The search does not answer.' })
  }
  worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnswer>) => settle(data))
  worker.addEventListener('error', stop)
  let questions = 0
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        questions += 1
        const id = questions
        waiting.set(id, (answer) => {
          if ('failed' in answer) reject(new Error(answer.failed))
          else resolve(answer)
        })
        // Workers have no target origin.
        // oxlint-disable-next-line require-post-message-target-origin
        worker.postMessage({ id, question } satisfies NumberedQuestion)
      }),
    stop,
  }
}
