import { sha256 } from '../../renderer/sha256.ts'
import { countDocument } from './countDocument.ts'
import { CountingError } from './countingError.ts'
import type { CountingAnswer, CountingTask } from './messages.ts'

// Documents are counted beside the page, which stays as quick as it is; and under a policy of their own.

/** Larger files are not read: most of theirs are pictures. */
const FILE_LIMIT = 50 * 1024 * 1024

self.addEventListener('message', async ({ data }: MessageEvent<CountingTask | { readonly id?: undefined }>) => {
  // The reader of PDFs has messages of its own.
  if (data.id === undefined) return
  tell(await count(data))
})

async function count({ id, file }: CountingTask): Promise<CountingAnswer> {
  try {
    if (file.size > FILE_LIMIT) throw new CountingError('tooLarge')
    const bytes = new Uint8Array(await file.arrayBuffer())
    // Staff know the file by it.
    const hash = await sha256(bytes)
    return { id, sha256: hash, count: await countDocument(bytes, file.name, (progress) => tell({ id, progress })) }
  } catch (error) {
    return { id, obstacle: error instanceof CountingError ? error.obstacle : 'unreadable' }
  }
}

function tell(answer: CountingAnswer): void {
  // A worker's page has no other origin.
  // oxlint-disable-next-line require-post-message-target-origin
  self.postMessage(answer)
}
