import { openIndex } from './openIndex.ts'
import type { SearchAnswer, SearchQuestion } from './searchMessages.ts'

// Pagefind compiles WebAssembly, which the policy of every page would have to allow. A worker has its own policy. Pagefind's
// own worker hides failed downloads of index chunks.

/** The page's language is the worker's name: a worker has no document to read it from. */
const index = openIndex(self.name)

self.addEventListener('message', async ({ data: { id, query, count } }: MessageEvent<SearchQuestion>) => {
  const answer = await index
    .then((findPages) => findPages(query, count))
    .catch((error: unknown) => ({ failed: String(error) }))
  // Workers have no target origin.
  // oxlint-disable-next-line require-post-message-target-origin
  self.postMessage({ id, ...answer } satisfies SearchAnswer)
})
