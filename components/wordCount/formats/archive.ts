import { CountingError } from '../countingError.ts'
import { joinBytes, type OutputBudget, viewOf } from './bytes.ts'

/** An open ZIP archive: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export type Archive = ReturnType<typeof openArchive>

interface Entry {
  /** With slashes, whatever the archive has. */
  readonly name: string
  readonly method: number
  readonly size: number
  readonly start: number
  readonly isEncrypted: boolean
}

const END = 0x06054b50
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff
const LOCATOR_64 = 0x07064b50
const LOCATOR_64_SIZE = 20
const END_64 = 0x06064b50
const CENTRAL = 0x02014b50
const CENTRAL_SIZE = 46
const LOCAL = 0x04034b50
const LOCAL_SIZE = 30
const ENTRY_LIMIT = 20_000
const STORED = 0
const DEFLATED = 8
/** What stands for a number that has 64 bits elsewhere. */
const ELSEWHERE = 0xffffffff
const EXTRA_64 = 1

/**
 * Opens an archive by its list of files. The sizes it states are not trusted: the output is measured.
 *
 * @param budget what may be unpacked, shared with archives in it
 * @throws CountingError if it is not an archive, is damaged, or has too many files
 */
export function openArchive(bytes: Uint8Array, budget: OutputBudget) {
  const entries = listEntries(bytes)
  // Packages of documents refer to their parts as addresses do; some have the names as they are.
  const find = (name: string) => entries.get(name.toLowerCase()) ?? entries.get(decodeName(name).toLowerCase())
  return {
    names: [...entries.values()].map(({ name }) => name),
    /** Reports whether a file is there; names are compared without case, as in packages of documents. */
    has: (name: string): boolean => find(name) !== undefined,
    /**
     * Unpacks a file of the archive; a missing one is empty.
     *
     * @throws CountingError if it is damaged or encrypted, or the output so far is too large
     */
    read: async (name: string): Promise<Uint8Array> => {
      const entry = find(name)
      if (!entry) return new Uint8Array()
      if (entry.isEncrypted) throw new CountingError('protected')
      const start = startOf(bytes, entry)
      const unpacked = await inflate(bytes.subarray(start, start + entry.size), entry.method, budget.left)
      budget.left -= unpacked.length
      return unpacked
    },
  }
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function listEntries(bytes: Uint8Array): Map<string, Entry> {
  const { u16, u32 } = viewOf(bytes)
  const { count, start } = readEnd(bytes)
  if (count > ENTRY_LIMIT) throw new CountingError('tooLarge')
  const entries = new Map<string, Entry>()
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (u32(at) !== CENTRAL) throw new CountingError('unreadable')
    const entry = readEntry(bytes, at)
    entries.set(entry.name.toLowerCase(), entry)
    at += CENTRAL_SIZE + u16(at + 28) + u16(at + 30) + u16(at + 32)
  }
  return entries
}

const names = new TextDecoder()

function readEntry(bytes: Uint8Array, at: number): Entry {
  const { u16, u32 } = viewOf(bytes)
  const extra = at + CENTRAL_SIZE + u16(at + 28)
  const name = names
    .decode(bytes.subarray(at + CENTRAL_SIZE, extra))
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')
  const large = readLargeNumbers(bytes.subarray(extra, extra + u16(at + 30)))
  // The numbers with 64 bits are those that are missing, in this order.
  const [, size = 0, start = 0] = [u32(at + 24), u32(at + 20), u32(at + 42)].map((value) =>
    value === ELSEWHERE ? (large.shift() ?? value) : value,
  )
  return { name, method: u16(at + 10), size, start, isEncrypted: (u16(at + 8) & 1) !== 0 }
}

function readLargeNumbers(extra: Uint8Array): number[] {
  const { u16, u64 } = viewOf(extra)
  for (let at = 0; at + 4 <= extra.length; at += 4 + u16(at + 2)) {
    if (u16(at) === EXTRA_64) {
      return Array.from({ length: Math.floor(u16(at + 2) / 8) }, (_, index) => u64(at + 4 + index * 8))
    }
  }
  return []
}

/** Reads the end of the archive, which says where its list of files is. */
function readEnd(bytes: Uint8Array): { readonly count: number; readonly start: number } {
  const { u16, u32, u64 } = viewOf(bytes)
  const first = Math.max(0, bytes.length - END_SIZE - LONGEST_COMMENT)
  for (let at = bytes.length - END_SIZE; at >= first; at -= 1) {
    if (u32(at) !== END) continue
    const locator = at - LOCATOR_64_SIZE
    if (locator >= 0 && u32(locator) === LOCATOR_64) {
      const end = u64(locator + 8)
      if (u32(end) === END_64) return { count: u64(end + 32), start: u64(end + 48) }
    }
    return { count: u16(at + 10), start: u32(at + 16) }
  }
  throw new CountingError('unreadable')
}

/** Returns the position of a file's content. */
function startOf(bytes: Uint8Array, { start }: Entry): number {
  const { u16, u32 } = viewOf(bytes)
  if (u32(start) !== LOCAL) throw new CountingError('unreadable')
  return start + LOCAL_SIZE + u16(start + 26) + u16(start + 28)
}

async function inflate(packed: Uint8Array, method: number, limit: number): Promise<Uint8Array> {
  if (method !== STORED && method !== DEFLATED) throw new CountingError('unsupported')
  if (method === STORED) {
    if (packed.length > limit) throw new CountingError('tooLarge')
    return packed
  }
  // The bytes are those of the visitor's file, which is not shared memory.
  const source = new Blob([packed as Uint8Array<ArrayBuffer>])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
  const reader = source.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    const { done, value } = await reader.read().catch(() => {
      throw new CountingError('unreadable')
    })
    if (done) return joinBytes(pieces)
    size += value.length
    if (size > limit) {
      void reader.cancel()
      throw new CountingError('tooLarge')
    }
    pieces.push(value)
  }
}
