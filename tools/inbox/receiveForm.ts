import type { IncomingMessage } from 'node:http'

const MEGABYTE = 1024 * 1024
/** FormSubmit's limit for all files of a form together. */
const FILES_LIMIT = 10 * MEGABYTE
/** The limit for all other values together. */
const TEXT_LIMIT = 2 * MEGABYTE
const FIELDS_LIMIT = 200
/** What is read of a larger request, without keeping it: a browser that is still sending takes an early answer for a network error. */
const READING_LIMIT = 64 * MEGABYTE

/** A file of a received form. Its name is the sender's claim. */
export interface ReceivedFile {
  /** The name of the form's field. */
  readonly field: string
  readonly name: string
  readonly bytes: Buffer
}

/** The fields and files of a received form. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
}

/** Why a form is refused, with the status of the answer. */
export interface RefusedForm {
  readonly status: number
  readonly message: string
}

const TOO_LARGE: RefusedForm = { status: 413, message: 'The form is too large.' }

/**
 * Reads a form, as multipart/form-data or URL-encoded.
 *
 * @throws Error if the client disconnects
 */
export async function receiveForm(request: IncomingMessage): Promise<ReceivedForm | RefusedForm> {
  const body = await readBody(request)
  if (!body) return TOO_LARGE
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
  const form = await new Response(body, { headers }).formData().catch(String)
  if (typeof form === 'string') return { status: 400, message: `The form cannot be read: ${form}` }
  const entries = [...form]
  const fields: Record<string, string> = {}
  const files: ReceivedFile[] = []
  for (const [field, value] of entries) {
    if (typeof value === 'string') fields[field] = value
    // Browsers send an empty file field as a file without a name.
    else if (value.name !== '') {
      // oxlint-disable-next-line no-await-in-loop
      files.push({ field, name: value.name, bytes: Buffer.from(await value.arrayBuffer()) })
    }
  }
  const isTooLarge =
    entries.length > FIELDS_LIMIT ||
    Object.entries(fields).flat().join('').length > TEXT_LIMIT ||
    Buffer.concat(files.map(({ bytes }) => bytes)).length > FILES_LIMIT
  return isTooLarge ? TOO_LARGE : { fields, files }
}

/** Returns the bytes of a request; undefined if they are more than a form may have. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size <= FILES_LIMIT + TEXT_LIMIT) chunks.push(chunk)
    else if (size > READING_LIMIT) break
  }
  return size > FILES_LIMIT + TEXT_LIMIT ? undefined : Buffer.concat(chunks)
}
