import { openIndex } from './openIndex.ts'
import type { Question, WorkerAnswer } from './searchMessages.ts'

// Pagefind compiles WebAssembly, which the policy of every page would have to allow. A worker has its own policy. Pagefind's
// own worker hides failed downloads of index chunks.

/** The page's language is the worker's name: a worker has no document to read it from. */
const index = openIndex(self.name)

self.addEventListener('message', async ({ data, ports: [port] }: MessageEvent<Question>) => {
  const answer: WorkerAnswer = await index
    .then((findPages) => findPages(data))
    .catch((error: unknown) => ({ failed: String(error) }))
  port?.postMessage(answer)
})
