import { sha256 } from '../../renderer/sha256.ts'
import { countDocument } from './countDocument.ts'
import { CountingError, isLoading } from './countingError.ts'
import type { FileStatus } from './estimateState.ts'

/** Larger files are not read: most of what they hold is pictures. */
const FILE_LIMIT = 50 * 1024 * 1024

// The first formats of a process take a phone 60 ms: here nobody waits for them, and the page then makes its own in 3.
new Intl.NumberFormat(undefined, { style: 'currency', currency: 'EUR' }).format(0)
new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format(0)

/** Counts the file of a message from the page, and answers. */
export async function receive(data: unknown): Promise<void> {
  // The PDF reader has messages of its own.
  const { file, password }: { file?: unknown; password?: unknown } = Object(data)
  if (file instanceof File) tell(await count(file, typeof password === 'string' ? password : undefined))
}

// So that the page knows that the worker has arrived.
tell({ kind: 'waiting' })

/** Slow networks have as long as they need to bring a reader: the page hears that often that one is on its way, in ms. */
const HEARTBEAT = 5000

async function count(file: File, password: string | undefined): Promise<FileStatus> {
  const heartbeat = setInterval(() => isLoading() && tell({ kind: 'reading', progress: 0 }), HEARTBEAT)
  try {
    if (file.size > FILE_LIMIT) throw new CountingError('tooLarge')
    const bytes = new Uint8Array(await contentOf(file))
    // Computed first: the PDF reader takes the bytes away.
    const hash = await sha256(bytes)
    const result = await countDocument(bytes, file.name, (progress) => tell({ kind: 'reading', progress }), password)
    return { kind: 'counted', sha256: hash, count: result }
  } catch (error) {
    return { kind: 'uncounted', obstacle: error instanceof CountingError ? error.obstacle : 'unreadable' }
  } finally {
    clearInterval(heartbeat)
  }
}

/** Browsers give folders as files that can't be read, without extension. A file may also be gone since it was chosen. */
function contentOf(file: File): Promise<ArrayBuffer> {
  return file.arrayBuffer().catch(() => {
    throw new CountingError(/\.\w+$/.test(file.name) ? 'unreadable' : 'folder')
  })
}

function tell(status: FileStatus): void {
  // A worker has a single origin.
  // oxlint-disable-next-line require-post-message-target-origin
  self.postMessage(status)
}
