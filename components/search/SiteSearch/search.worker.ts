import { openIndex, type SearchHit } from './searchIndex.ts'
import type { NumberedAnswer, NumberedQuestion } from './searchMessages.ts'

// Pagefind compiles WebAssembly, which the policy of every page would have to allow. A worker has its own policy.

/** The page's language is the worker's name: a worker has no document to read it from. */
const index = openIndex(self.name)
let last: { readonly search: number; readonly hits: readonly SearchHit[] } | undefined

self.addEventListener('message', async ({ data }: MessageEvent<NumberedQuestion>) => {
  // Workers have no target origin.
  // oxlint-disable-next-line require-post-message-target-origin
  self.postMessage(await answer(data).catch((error: unknown) => ({ id: data.id, failed: String(error) })))
})

async function answer({ id, question }: NumberedQuestion): Promise<NumberedAnswer> {
  if ('query' in question) {
    const { findPages } = await index
    const hits = await findPages(question.query)
    last = { search: id, hits }
    return { id, found: hits.length }
  }
  const hit = last?.search === question.search ? last.hits[question.result] : undefined
  if (!hit) throw new Error('Something else was looked for meanwhile.')
  return { id, page: await hit() }
}
