import { count, type Counted, type Refused } from './count.ts'
import { isLoading } from './countingError.ts'

/** What the worker answers: it waits for its first file, reads one, or has come to its end. */
export type Answer =
  | { readonly kind: 'waiting' }
  /** `progress`: the part that has been read, from 0 to 1. */
  | { readonly kind: 'reading'; readonly progress: number }
  | Counted
  | Refused

/** Slow networks have as long as they need to bring a reader: the page hears that often that one is on its way, in ms. */
const HEARTBEAT = 5000

// So that the page knows that the worker has arrived.
tell({ kind: 'waiting' })

/** Counts the file of a message from the page, and answers. */
export async function receive(data: unknown): Promise<void> {
  // The PDF reader has messages of its own.
  const { file }: { file?: unknown } = Object(data)
  if (!(file instanceof File)) return
  const heartbeat = setInterval(() => isLoading() && tell({ kind: 'reading', progress: 0 }), HEARTBEAT)
  tell(await count(file, { onProgress: (progress) => tell({ kind: 'reading', progress }) }))
  clearInterval(heartbeat)
}

function tell(answer: Answer): void {
  // A worker has a single origin.
  // oxlint-disable-next-line require-post-message-target-origin
  self.postMessage(answer)
}
