import type { IncomingMessage } from 'node:http'

const MEGABYTE = 1024 * 1024
/** FormSubmit's limit for all files of a form together. */
const FILES_LIMIT = 10 * MEGABYTE
/** The limit for all other values together. */
const TEXT_LIMIT = 2 * MEGABYTE
const FIELDS_LIMIT = 200
/** What is read of a larger request, without keeping it: a browser that is still sending takes an early answer for a network error. */
const READING_LIMIT = 64 * MEGABYTE

/** A file of a received form. Its name and type are the sender's claims. */
export interface ReceivedFile {
  /** The name of the form's field. */
  readonly field: string
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** The fields and files of a received form. */
export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>
  readonly files: readonly ReceivedFile[]
}

/** A form that is refused, with the status of the answer. */
export class RefusedForm extends Error {
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
 * @throws RefusedForm if the form cannot be parsed or is too large
 * @throws Error if the client disconnects
 */
export async function receiveForm(request: IncomingMessage): Promise<ReceivedForm> {
  const entries = [...(await parseForm(await readBody(request), request.headers['content-type'] ?? ''))]
  const fields: Record<string, string> = {}
  const files: ReceivedFile[] = []
  for (const [field, value] of entries) {
    if (typeof value === 'string') fields[field] = value
    // Browsers send an empty file field as a file without a name.
    else if (value.name !== '') {
      // oxlint-disable-next-line no-await-in-loop
      files.push({ field, name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) })
    }
  }
  const isTooLarge =
    entries.length > FIELDS_LIMIT ||
    Object.entries(fields).flat().join('').length > TEXT_LIMIT ||
    Buffer.concat(files.map(({ bytes }) => bytes)).length > FILES_LIMIT
  if (isTooLarge) throw new RefusedForm(413, 'The form is too large.')
  return { fields, files }
}

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size <= FILES_LIMIT + TEXT_LIMIT) chunks.push(chunk)
    else if (size > READING_LIMIT) break
  }
  if (size > FILES_LIMIT + TEXT_LIMIT) throw new RefusedForm(413, 'The form is too large.')
  return Buffer.concat(chunks)
}

async function parseForm(body: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch (error) {
    throw new RefusedForm(400, `The form cannot be read: ${String(error)}`)
  }
}
