import type { IncomingMessage } from 'node:http'

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

/** The limit that FormSubmit sets for all files of a message together. */
const FILES_LIMIT = 10 * 1024 * 1024
/** With the texts, and what stands between the parts. */
const BODY_LIMIT = FILES_LIMIT + 1024 * 1024
/** Who sends as much as this is cut off, without an answer. */
const LONGEST_BODY = 64 * 1024 * 1024

/** The fields and files of a received form. */
export interface ReceivedForm {
  /** A name that came twice has both values, joined with a comma. */
  readonly fields: Readonly<Record<string, string>>
  readonly files: ReadonlyArray<readonly [field: string, file: File]>
}

/**
 * Reads the body of a request to its end, beyond the limit, too: to browsers that are still sending, an answer is a broken
 * connection.
 *
 * @returns null where it is longer than the limit
 * @throws Error where the client leaves before its end
 */
export async function readBody(request: IncomingMessage, limit = 0): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > LONGEST_BODY) request.socket.destroy()
    if (size <= limit) chunks.push(chunk)
  }
  return size > limit ? null : Buffer.concat(chunks)
}

/**
 * Reads a form, as multipart/form-data or in the address-like encoding of forms without files.
 *
 * @throws RefusedSubmission where the form can't be taken
 * @throws Error where the client leaves before its end
 */
export async function receive(request: IncomingMessage): Promise<ReceivedForm> {
  const body = await readBody(request, BODY_LIMIT)
  if (!body) throw new RefusedSubmission(413, 'The form is too large.')
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const form = await new Response(Uint8Array.from(body), { headers }).formData().catch((error: unknown) => {
    throw new RefusedSubmission(400, `The form can’t be read. Send it as browsers do. ${String(error)}`)
  })
  const fields = new Map<string, string>()
  const files: Array<readonly [string, File]> = []
  for (const [name, value] of form) {
    const former = fields.get(name)
    if (typeof value === 'string') fields.set(name, former === undefined ? value : `${former}, ${value}`)
    // An empty file field is sent with neither.
    else if (value.name !== '' || value.size > 0) files.push([name, value])
  }
  if (files.reduce((sum, [, { size }]) => sum + size, 0) > FILES_LIMIT)
    throw new RefusedSubmission(413, 'The files are larger than 10 MB.')
  return { fields: Object.fromEntries(fields), files }
}
