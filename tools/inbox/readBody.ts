import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'

/** A form that can't be taken; the message is for who sent it. */
export class RefusedSubmission extends Error {
  override readonly name = 'RefusedSubmission'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** Nobody sends as much as this by mistake: who does is cut off, without an answer. */
const LONGEST_BODY = 256 * 1024 * 1024

/**
 * Ends the connection of a client that does not stop sending. To be called where the body begins to be read: it makes
 * it flow.
 */
export function limitBody(request: IncomingMessage): void {
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > LONGEST_BODY) request.socket.destroy()
  })
}

/**
 * Reads what is left of a body to its end, and drops it: to browsers that are still sending, an answer is a broken
 * connection.
 *
 * @throws Error where the client leaves before
 */
export async function drain(request: IncomingMessage): Promise<void> {
  limitBody(request)
  request.resume()
  await finished(request, { writable: false })
}

/**
 * A short body, as text.
 *
 * @returns null where it is longer than the limit
 */
export async function readText(request: IncomingMessage, limit: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let size = 0
  request.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size <= limit) chunks.push(chunk)
  })
  await drain(request)
  return size > limit ? null : Buffer.concat(chunks).toString('utf8')
}

/** Whether the client went away before it had sent everything. */
export function isAborted(request: IncomingMessage): boolean {
  return request.destroyed && !request.complete
}
