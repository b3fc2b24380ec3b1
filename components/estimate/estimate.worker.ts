import { sha256 } from '../../renderer/sha256.ts'
import { countDocument } from './countDocument.ts'
import { CountingError } from './countingError.ts'
import type { FileStatus } from './estimateState.ts'

// Counts documents outside the main thread, under a policy of its own.

/** Larger files are not read: most of what they hold is pictures. */
const FILE_LIMIT = 50 * 1024 * 1024

// The first formats of a process take a phone 60 ms: here nobody waits for them, and the page then makes its own in 3.
new Intl.NumberFormat(undefined, { style: 'currency', currency: 'EUR' }).format(0)
new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format(0)

self.addEventListener('message', async ({ data }: MessageEvent<unknown>) => {
  // The PDF reader has messages of its own.
  if (data instanceof File) tell(await count(data))
})

async function count(file: File): Promise<FileStatus> {
  try {
    if (file.size > FILE_LIMIT) throw new CountingError('tooLarge')
    const bytes = new Uint8Array(await file.arrayBuffer())
    // Computed first: the PDF reader takes the bytes away.
    const hash = await sha256(bytes)
    const result = await countDocument(bytes, file.name, (progress) => tell({ kind: 'reading', progress }))
    return { kind: 'counted', sha256: hash, count: result }
  } catch (error) {
    return { kind: 'uncounted', obstacle: error instanceof CountingError ? error.obstacle : 'unreadable' }
  }
}

function tell(status: FileStatus): void {
  // A worker has a single origin.
  // oxlint-disable-next-line require-post-message-target-origin
  self.postMessage(status)
}
