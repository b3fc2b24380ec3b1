import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'

const MEGABYTE = 1024 * 1024

/** FormSubmit's limit for all files of a submission together. */
const FILES_LIMIT = 10 * MEGABYTE
/** The limit for all values of a submission together; the browser's own limit for a draft is higher. */
const TEXT_LIMIT = 2 * MEGABYTE
const PARTS_LIMIT = 200
const NAME_LIMIT = 1_000
/** What is read of a larger request, without keeping it: a browser that is still sending takes an early answer for a network error. */
const READING_LIMIT = 64 * MEGABYTE

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

type Fields = Readonly<Record<string, string>>

/** The fields and files of a received form. */
export interface ReceivedForm {
  readonly fields: Fields
  readonly files: readonly ReceivedFile[]
}

/** A message that a form sent. */
export interface ReceivedMessage extends ReceivedForm {
  /** The submission's own id, which script adds; otherwise a new one. */
  readonly id: string
  readonly received: Date
  /** The number of times the submission arrived: more than once if the visitor had to send it again. */
  readonly times: number
  /** What arrived under its id later, with other content. */
  readonly others: readonly ReceivedForm[]
}

/** A form that the inbox refuses, with the status and the message of the answer. */
export class RefusedForm extends Error {
  override readonly name = 'RefusedForm'

  /** @param fields as many as could be read */
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Fields = {},
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
  const collected = collectForm(request)
  let size = 0
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length
    if (size > READING_LIMIT) break
    await collected.write(chunk)
  }
  return collected.finish()
}

type Collection = ReturnType<typeof createCollection>

/** What is kept of a form: no more than the limits allow. */
function createCollection() {
  const fields: Array<[name: string, value: string]> = []
  const files: ReceivedFile[] = []
  let textSize = 0
  let filesSize = 0
  let refusal: { readonly status: number; readonly message: string } | undefined
  /** The first reason counts. */
  const refuse = (status: number, message: string): void => {
    refusal ??= { status, message }
  }
  return {
    refuse,
    addField: (name: string, value: string, isCut: boolean): void => {
      textSize += name.length + value.length
      if (isCut || name.length > NAME_LIMIT || textSize > TEXT_LIMIT) refuse(413, 'The text is too long.')
      else fields.push([decodeName(name), value])
    },
    addFile: (field: string, stream: Readable, name: string, type: string): void => {
      const chunks: Buffer[] = []
      stream.on('error', (error) => refuse(400, `A file cannot be read: ${String(error)}`))
      stream.on('data', (chunk: Buffer) => {
        filesSize += chunk.length
        if (filesSize <= FILES_LIMIT) chunks.push(chunk)
        else refuse(413, 'The files are larger than 10 MB.')
      })
      stream.once('end', () => {
        const bytes = Buffer.concat(chunks)
        // Browsers send an empty file field as a file without a name.
        if (name || bytes.length > 0) files.push(describeFile(decodeName(field), decodeName(name), type, bytes))
      })
    },
    finish: (): ReceivedForm => {
      const found = Object.fromEntries(fields)
      if (refusal) throw new RefusedForm(refusal.status, refusal.message, found)
      return { fields: found, files }
    },
  }
}

/** Parses a form whose bytes are given one after another. */
function collectForm({ headers }: IncomingMessage) {
  const collection = createCollection()
  const parser = createParser(headers['content-type'])
  if (!parser) collection.refuse(400, 'The request has no form.')
  let isFull = !parser
  for (const limit of ['partsLimit', 'fieldsLimit']) {
    parser?.once(limit, () => {
      collection.refuse(413, `The form has more than ${PARTS_LIMIT} fields.`)
      isFull = true
    })
  }
  const finished = parser ? endOf(parser, collection) : Promise.resolve()
  parser?.on('field', (name, value, isNameCut, isValueCut) => collection.addField(name, value, isNameCut || isValueCut))
  parser?.on('file', (field, stream, name, _, type) => collection.addFile(field, stream, name, type))
  return {
    /** Settles when more can be written. */
    write: async (chunk: Buffer): Promise<void> => {
      if (isFull) return
      await Promise.race([finished, new Promise<void>((resolve) => parser?.write(chunk, () => resolve()))])
    },
    finish: async (): Promise<ReceivedForm> => {
      parser?.end()
      await finished
      return collection.finish()
    },
  }
}

/** Settles when a parser finishes or fails. After an error it never finishes, and more errors may follow. */
function endOf(parser: BusboyInstance, { refuse }: Collection): Promise<void> {
  return new Promise((resolve) => {
    parser.once('finish', resolve)
    parser.on('error', (error) => {
      refuse(400, `The form cannot be read: ${String(error)}`)
      resolve()
    })
  })
}

/** @returns undefined if it is not a form */
function createParser(contentType = '') {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fieldNameSize: NAME_LIMIT, fieldSize: TEXT_LIMIT, parts: PARTS_LIMIT, fields: PARTS_LIMIT },
      preservePath: true,
      isPartAFile: (_field, _type, name) => name !== undefined,
    })
  } catch {
    return undefined
  }
}

/** Browsers escape three characters of names: https://html.spec.whatwg.org/#multipart-form-data */
function decodeName(name = ''): string {
  return name.replace(/%(?:22|0A|0D)/gi, decodeURIComponent)
}

function describeFile(field: string, name: string, type: string, bytes: Buffer): ReceivedFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { field, name, type, size: bytes.length, sha256, bytes }
}
