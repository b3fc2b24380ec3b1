import { CountingError } from '../countingError.ts'
import { joinBytes, type OutputBudget, viewOf } from './bytes.ts'

/** An open ZIP archive: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT */
export type Archive = ReturnType<typeof openArchive>

/** A file in an archive. */
export interface ArchiveEntry {
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
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  // Packages of documents refer to their parts as addresses do; some have the names as they are.
  const find = (name: string) => byName.get(name.toLowerCase()) ?? byName.get(decodeName(name).toLowerCase())
  /** @throws CountingError if it is damaged or encrypted, or the output so far is too large */
  const unpack = async (entry: ArchiveEntry): Promise<Uint8Array> => {
    if (entry.isEncrypted) throw new CountingError('protected')
    const start = startOf(bytes, entry)
    const unpacked = await inflate(bytes.subarray(start, start + entry.size), entry.method, budget.left)
    budget.left -= unpacked.length
    return unpacked
  }
  return {
    /** Its files; names may be there twice. */
    entries,
    unpack,
    /** Reports whether a file is there; names are compared without case, as in packages of documents. */
    has: (name: string): boolean => find(name) !== undefined,
    /** Unpacks a file by its name; a missing one is empty. */
    read: async (name: string): Promise<Uint8Array> => {
      const entry = find(name)
      return entry ? unpack(entry) : new Uint8Array()
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

function listEntries(bytes: Uint8Array): ArchiveEntry[] {
  const { u16, u32 } = viewOf(bytes)
  const { count, start } = readEnd(bytes)
  if (count > ENTRY_LIMIT) throw new CountingError('tooLarge')
  const entries: ArchiveEntry[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    if (u32(at) !== CENTRAL) throw new CountingError('unreadable')
    entries.push(readEntry(bytes, at))
    at += CENTRAL_SIZE + u16(at + 28) + u16(at + 30) + u16(at + 32)
  }
  return entries
}

/** What stands for the upper half of the bytes of names that are not in UTF-8: APPNOTE, appendix D. */
const CODE_PAGE_437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

/** Decodes a name for show. Windows writes names in the code page of its language, without saying so. */
function readName(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return Array.from(bytes, (byte) => CODE_PAGE_437[byte - 0x80] ?? String.fromCodePoint(byte)).join('')
  }
}

function readEntry(bytes: Uint8Array, at: number): ArchiveEntry {
  const { u16, u32 } = viewOf(bytes)
  const extra = at + CENTRAL_SIZE + u16(at + 28)
  const name = readName(bytes.subarray(at + CENTRAL_SIZE, extra))
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
function startOf(bytes: Uint8Array, { start }: ArchiveEntry): number {
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
