import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { finished, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { type StoredFile, safeFileName } from './messageFile.ts'
import { isAborted, limitBody, RefusedSubmission } from './readBody.ts'

/** What FormSubmit takes: all files of a message together. */
export const FILES_LIMIT = 10 * 1024 * 1024
const TEXT_LIMIT = 1024 * 1024
const LIMITS = { fields: 100, fieldSize: 256 * 1024, fieldNameSize: 100, files: 10 }

const FORM_TYPES = /^\s*(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i

/** What a form held. */
export interface ReceivedForm {
  /** In the order in which they came; a name that came twice has both values, joined with a comma. */
  readonly fields: ReadonlyMap<string, string>
  readonly files: readonly StoredFile[]
}

/**
 * Reads a form (RFC 7578, or the address-like encoding of forms without files). Files are written as they come.
 *
 * @param folder for the files; it is made here, and the caller's to remove
 * @throws RefusedSubmission where the form can't be taken
 * @throws Error where the client leaves before its end, or the disk is full
 */
export async function receive(request: IncomingMessage, folder: string): Promise<ReceivedForm> {
  const parser = createParser(request)
  await mkdir(folder, { recursive: true })

  const fields = new Map<string, string>()
  const files: Promise<StoredFile | null>[] = []
  let textSize = 0
  let filesSize = 0
  let refusal: RefusedSubmission | undefined
  const refuse = (status: number, message: string) => {
    refusal ??= new RefusedSubmission(status, message)
  }
  // The parser calls its handlers where nobody else would catch what they throw, and the process would end.
  const guarded =
    <Given extends readonly unknown[]>(handle: (...given: Given) => void) =>
    (...given: Given): void => {
      try {
        handle(...given)
      } catch (error) {
        parser.destroy(error instanceof Error ? error : new Error(String(error)))
      }
    }

  // In a charset that it doesn't know, the parser gives undefined, whatever its types say.
  const takeField = (
    name: string | undefined,
    value: string | undefined,
    { valueTruncated, nameTruncated }: busboy.FieldInfo,
  ): void => {
    if (value === undefined) {
      refuse(415, 'The form is in a charset that can’t be read here. Send it in UTF-8.')
      return
    }
    if (name === undefined) {
      refuse(400, 'A field has no name. Give each field a name, in UTF-8.')
      return
    }
    textSize += Buffer.byteLength(name) + Buffer.byteLength(value)
    if (valueTruncated || nameTruncated || name.length > LIMITS.fieldNameSize || textSize > TEXT_LIMIT) {
      refuse(413, 'A field is too long.')
      return
    }
    const former = fields.get(name)
    fields.set(name, former === undefined ? value : `${former}, ${value}`)
  }
  const takeFile = (field: string | undefined, content: Readable, { filename, mimeType }: busboy.FileInfo): void => {
    // The parser fails with it, and says so; an error that nobody listens for would end the process.
    content.on('error', () => {})
    // In the piece that it is reading busboy goes on, and would wait forever for the end of a file there.
    if (Reflect.get(parser, '_complete') === true) throw new Error('A file comes after its end')
    const storedAs = safeFileName(files.length + 1, filename ?? '')
    const file = storeFile(content, join(folder, storedAs), (length) => {
      filesSize += length
      if (filesSize > FILES_LIMIT) refuse(413, 'The files are larger than 10 MB.')
      return !refusal
    }).then(async ({ size, sha256 }) => {
      // What browsers send of a file field that nobody filled in.
      if (filename !== undefined || size > 0) {
        return { field: field ?? '', name: filename ?? '', type: mimeType, size, sha256, storedAs }
      }
      await rm(join(folder, storedAs))
      return null
    })
    file.catch((error: Error) => parser.destroy(error))
    files.push(file)
  }
  parser.on('field', guarded(takeField))
  parser.on('file', guarded(takeFile))
  parser.on('fieldsLimit', () => refuse(413, 'There are too many fields.'))
  parser.on('filesLimit', () => refuse(413, 'There are too many files.'))

  try {
    await parse(request, parser)
  } catch (error) {
    request.unpipe(parser)
    parser.destroy()
    // Until then something is still written into the folder.
    await Promise.allSettled(files)
    // The parser's own errors have no code; those of the disk do.
    if (isAborted(request) || (error instanceof Error && 'code' in error)) throw error
    throw unreadable(error)
  }
  const received = await Promise.all(files)
  if (refusal) throw refusal
  return { fields, files: received.filter((file) => file !== null) }
}

function createParser(request: IncomingMessage): busboy.Busboy {
  if (!FORM_TYPES.test(request.headers['content-type'] ?? '')) {
    throw new RefusedSubmission(415, 'Send multipart/form-data or application/x-www-form-urlencoded.')
  }
  try {
    // Names are UTF-8 in browsers' forms; paths are kept to show them, never to follow them.
    return busboy({ headers: request.headers, limits: LIMITS, defParamCharset: 'utf8', preservePath: true })
  } catch (error) {
    throw unreadable(error)
  }
}

function unreadable(error: unknown): RefusedSubmission {
  const problem = error instanceof Error ? error.message : String(error)
  return new RefusedSubmission(400, `The form can’t be read: ${problem}. Send it as browsers do, to its end.`)
}

/** Not pipeline(): that ends the connection together with the parser, and nobody could read what was wrong. */
function parse(request: IncomingMessage, parser: Writable): Promise<void> {
  return new Promise((resolve, reject) => {
    finished(request, { writable: false }, (error) => {
      if (error) parser.destroy(error)
    })
    finished(parser, (error) => (error ? reject(error) : resolve()))
    limitBody(request)
    request.pipe(parser)
  })
}

/**
 * @param isWanted told how long each piece is; from where it says no, the rest is read but not written
 */
async function storeFile(
  content: Readable,
  path: string,
  isWanted: (length: number) => boolean,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    content,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        if (!isWanted(chunk.length)) continue
        size += chunk.length
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx' }),
  )
  return { size, sha256: hash.digest('hex') }
}
