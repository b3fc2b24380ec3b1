import { CountingError } from '../countingError.ts'
import { joinBytes, viewOf } from './bytes.ts'

/** An open compound file, with its streams by name. https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/ */
export type CompoundFile = ReturnType<typeof openCompoundFile>

const LAST_SECTOR = 0xfffffffa
const ENTRY_SIZE = 128
const STREAM = 2
const ROOT = 5

const NO_ENTRY = 0xffffffff

interface Entry {
  /** In small letters: names are compared without case. */
  readonly name: string
  readonly type: number
  readonly start: number
  readonly size: number
  /** The numbers of its neighbours in the tree of its folder. */
  readonly siblings: readonly number[]
  /** The number of an entry in it, if it is a folder. */
  readonly child: number
}

/** @throws CountingError if it is damaged */
export function openCompoundFile(bytes: Uint8Array) {
  const { u16, u32 } = viewOf(bytes)
  const sectorSize = 1 << u16(30)
  const miniSize = 1 << u16(32)
  if (sectorSize > 4096 || sectorSize < 128) throw new CountingError('unreadable')
  const sector = (index: number) => bytes.subarray((index + 1) * sectorSize, (index + 2) * sectorSize)

  const table = readTable(bytes, sectorSize)
  const chain = (start: number, next: ReadonlyArray<number> | Uint32Array) => {
    const sectors: number[] = []
    for (let at = start; at < LAST_SECTOR; at = next[at] ?? LAST_SECTOR) {
      if (sectors.length > next.length) throw new CountingError('unreadable')
      sectors.push(at)
    }
    return sectors
  }
  const readChain = (start: number) => joinBytes(chain(start, table).map(sector))
  const entries = listEntries(readChain(u32(48)))
  const root = entries.find(({ type }) => type === ROOT)
  if (!root) throw new CountingError('unreadable')
  const streams = listStreams(entries, root)
  const cutoff = u32(56)
  const miniTable = numbersOf(readChain(u32(60)))
  const miniStream = readChain(root.start)
  return {
    /** Reports whether a stream of the document itself is there, not one of an object in it. */
    has: (name: string): boolean => streams.has(name.toLowerCase()),
    /** Reports whether a stream or folder is anywhere. */
    hasAnywhere: (name: string): boolean => entries.some((entry) => entry.name === name.toLowerCase()),
    /** @throws CountingError if it is missing or damaged */
    read: (name: string): Uint8Array => {
      const entry = streams.get(name.toLowerCase())
      if (!entry) throw new CountingError('unreadable')
      const { start, size } = entry
      if (size >= cutoff) return readChain(start).subarray(0, size)
      const parts = chain(start, miniTable).map((at) => miniStream.subarray(at * miniSize, (at + 1) * miniSize))
      return joinBytes(parts).subarray(0, size)
    },
  }
}

/** Reads the table of the next sector of each; the list of its own sectors may continue in other sectors. */
function readTable(bytes: Uint8Array, sectorSize: number): Uint32Array {
  const { u32 } = viewOf(bytes)
  const own = Array.from({ length: 109 }, (_, index) => u32(76 + index * 4))
  const perSector = sectorSize / 4 - 1
  let more = u32(68)
  for (let left = u32(72); left > 0 && more < LAST_SECTOR; left -= 1) {
    const start = (more + 1) * sectorSize
    for (let index = 0; index < perSector; index += 1) own.push(u32(start + index * 4))
    more = u32(start + perSector * 4)
  }
  const sectors = own.filter((index) => index < LAST_SECTOR && (index + 1) * sectorSize < bytes.length)
  return numbersOf(
    joinBytes(sectors.map((index) => bytes.subarray((index + 1) * sectorSize, (index + 2) * sectorSize))),
  )
}

function listEntries(directory: Uint8Array): Entry[] {
  const { u16, u32 } = viewOf(directory)
  const names = new TextDecoder('utf-16le')
  return Array.from({ length: Math.floor(directory.length / ENTRY_SIZE) }, (_, index) => {
    const at = index * ENTRY_SIZE
    const size = Math.max(0, Math.min(64, u16(at + 64)) - 2)
    return {
      name: names.decode(directory.subarray(at, at + size)).toLowerCase(),
      type: directory[at + 66] ?? 0,
      siblings: [u32(at + 68), u32(at + 72)],
      child: u32(at + 76),
      start: u32(at + 116),
      size: u32(at + 120),
    }
  })
}

/** Lists the streams of the topmost folder. Embedded documents have streams of the same names, further down. */
function listStreams(entries: readonly Entry[], root: Entry): ReadonlyMap<string, Entry> {
  const streams = new Map<string, Entry>()
  const reached = new Set<number>([root.child])
  // A set is iterated with what is added meanwhile.
  for (const number of reached) {
    const entry = entries[number]
    if (number === NO_ENTRY || !entry) continue
    if (entry.type === STREAM) streams.set(entry.name, entry)
    for (const sibling of entry.siblings) reached.add(sibling)
  }
  return streams
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  const { u32 } = viewOf(bytes)
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => u32(index * 4))
}
