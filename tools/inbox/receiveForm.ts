import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { arrayBuffer } from 'node:stream/consumers'

/** FormSubmit's limit for all files of a submission together. */
const FILES_LIMIT = 10 * 1024 * 1024

/** A file of a received form. Its name and type are the sender's claims. */
export interface ReceivedFile {
  /** The name of the form's field. */
  readonly field: string
  readonly name: string
  readonly type: string
  readonly size: number
  readonly sha256: string
  readonly bytes: Buffer
}

/** The fields and files of a received form. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
}

/** A message that a form sent. */
export interface ReceivedMessage extends ReceivedForm {
  /** The submission's own id, which script adds; otherwise a new one. */
  readonly id: string
  readonly received: Date
  /** The number of times the submission arrived: more than once if the visitor had to send it again. */
  readonly times: number
}

/** A form that the inbox refuses, with the status and the message of the answer. */
export class RefusedForm extends Error {
  override readonly name = 'RefusedForm'

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/**
 * Reads a form, as multipart/form-data or URL-encoded.
 *
 * @throws RefusedForm if the form cannot be parsed or its files are too large
 * @throws Error if the client disconnects
 */
export async function receiveForm(request: IncomingMessage): Promise<ReceivedForm> {
  // Reads refused forms to the end, too: a browser that is still sending takes an early answer for a network error.
  const body = await arrayBuffer(request)
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const form = await new Response(body, { headers }).formData().catch((error: unknown) => {
    throw new RefusedForm(400, `The form cannot be read: ${String(error)}`)
  })
  const entries = [...form]
  const fields = entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  // Browsers send an empty file field as a file without a name.
  const files = entries.flatMap(([field, value]) =>
    typeof value === 'string' || (value.name === '' && value.size === 0) ? [] : [{ field, file: value }],
  )
  if (files.reduce((sum, { file }) => sum + file.size, 0) > FILES_LIMIT)
    throw new RefusedForm(413, 'The files are larger than 10 MB.')
  return { fields: Object.fromEntries(fields), files: await Promise.all(files.map(readFile)) }
}

async function readFile({ field, file }: { readonly field: string; readonly file: File }): Promise<ReceivedFile> {
  const bytes = Buffer.from(await file.arrayBuffer())
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { field, name: file.name, type: file.type, size: file.size, sha256, bytes }
}
