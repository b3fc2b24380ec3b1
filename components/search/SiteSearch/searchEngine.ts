import { createTrustedPolicy } from '../../../renderer/trustedTypes.ts'
// Vite gives the module a default export: its address.
// oxlint-disable-next-line default
import workerAddress from './search.worker.ts?worker&url'
import type { NumberedAnswer, NumberedQuestion, SearchQuestion, SearchResult } from './searchMessages.ts'

/** A page that was found; what it says is fetched when it is to be shown. */
export type SearchHit = () => Promise<SearchResult>

/** A worker that looks through the index of the page's language. */
interface Engine {
  ask(question: SearchQuestion): Promise<NumberedAnswer>
  stop(): void
}

/** Of no other text than the worker's address can a script be made. */
const trusted = createTrustedPolicy('search', {
  createScriptURL: (address: string) => (address === workerAddress ? address : ''),
})

let engine: Engine | undefined

/**
 * Looks through the index of the page's language, which is fetched in pieces as words need them.
 *
 * @throws where the index, or a piece of it, does not come; asking again fetches it anew
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

/** A worker that failed once is not asked again: some browsers remember that a module did not come. */
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
        // A worker has no other origin.
        // oxlint-disable-next-line require-post-message-target-origin
        worker.postMessage({ id, question } satisfies NumberedQuestion)
      }),
    stop,
  }
}
