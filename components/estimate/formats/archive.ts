import { CountingError } from '../countingError.ts'
import { OUTPUT_LIMIT, viewOf } from './bytes.ts'

/** An open ZIP archive: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export type Archive = ReturnType<typeof openArchive>

interface Entry {
  readonly method: number
  readonly size: number
  readonly start: number
}

const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const ENTRY_LIMIT = 20_000
const STORED = 0
const DEFLATED = 8

/**
 * Opens an archive by its list of files. The sizes it states are not trusted: the output is measured.
 *
 * @throws CountingError if it is no archive, is damaged, or has too many files
 */
export function openArchive(bytes: Uint8Array) {
  const entries = listEntries(bytes)
  let output = 0
  return {
    /**
     * Unpacks a file of the archive; a missing one is empty.
     *
     * @throws CountingError if it is damaged, or the output so far is too large
     */
    read: async (name: string): Promise<string> => {
      const entry = entries.get(name)
      if (!entry) return ''
      const packed = bytes.subarray(startOf(bytes, entry), startOf(bytes, entry) + entry.size)
      const text = await inflate(packed, entry.method, OUTPUT_LIMIT - output)
      output += text.length
      return text
    },
  }
}

function listEntries(bytes: Uint8Array): Map<string, Entry> {
  const { u16, u32 } = viewOf(bytes)
  const end = findEnd(bytes)
  const count = u16(end + 10)
  if (count > ENTRY_LIMIT) throw new CountingError('tooLarge')
  const names = new TextDecoder()
  const entries = new Map<string, Entry>()
  let at = u32(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (u32(at) !== CENTRAL) throw new CountingError('unreadable')
    const nameSize = u16(at + 28)
    const name = names.decode(bytes.subarray(at + CENTRAL_SIZE, at + CENTRAL_SIZE + nameSize))
    // The first flag marks an encrypted file.
    if (u16(at + 8) & 1) throw new CountingError('protected')
    entries.set(name, { method: u16(at + 10), size: u32(at + 20), start: u32(at + 42) })
    at += CENTRAL_SIZE + nameSize + u16(at + 30) + u16(at + 32)
  }
  return entries
}

function findEnd(bytes: Uint8Array): number {
  const { u32 } = viewOf(bytes)
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT)
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) if (u32(at) === END) return at
  throw new CountingError('unreadable')
}

/** Returns the position of a file's content. */
function startOf(bytes: Uint8Array, { start }: Entry): number {
  const { u16, u32 } = viewOf(bytes)
  if (u32(start) !== LOCAL) throw new CountingError('unreadable')
  return start + LOCAL_SIZE + u16(start + 26) + u16(start + 28)
}

async function inflate(packed: Uint8Array, method: number, limit: number): Promise<string> {
  if (method !== STORED && method !== DEFLATED) throw new CountingError('unsupported')
  const decoder = new TextDecoder()
  if (method === STORED) return decoder.decode(packed)
  // The bytes are those of the visitor's file, which is no shared memory.
  const source = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = source.getReader()
  let text = ''
  let size = 0
  for (;;) {
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read().catch(() => {
      throw new CountingError('unreadable')
    })
    if (done) return text + decoder.decode()
    size += value.length
    if (size > limit) {
      void reader.cancel()
      throw new CountingError('tooLarge')
    }
    text += decoder.decode(value, { stream: true })
  }
}
