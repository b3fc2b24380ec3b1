import { CountingError } from '../countingError.ts'
import { viewOf } from './bytes.ts'

/** An open compound file, with its streams by name. https://learn.microsoft.com/openspecs/windows_protocols/ms-cfb/ */
export type CompoundFile = ReturnType<typeof openCompoundFile>

export const COMPOUND_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const LAST_SECTOR = 0xfffffffa
const ENTRY_SIZE = 128
const STREAM = 2
const ROOT = 5

interface Entry {
  readonly start: number
  readonly size: number
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
  const readChain = (start: number) => join(chain(start, table).map(sector))
  const entries = listEntries(readChain(u32(48)))
  const cutoff = u32(56)
  const miniTable = numbersOf(readChain(u32(60)))
  const miniStream = readChain(entries.root.start)
  return {
    has: (name: string): boolean => entries.streams.has(name),
    /** @throws CountingError if it is missing or damaged */
    read: (name: string): Uint8Array => {
      const entry = entries.streams.get(name)
      if (!entry) throw new CountingError('unreadable')
      const { start, size } = entry
      if (size >= cutoff) return readChain(start).subarray(0, size)
      const parts = chain(start, miniTable).map((at) => miniStream.subarray(at * miniSize, (at + 1) * miniSize))
      return join(parts).subarray(0, size)
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
  return numbersOf(join(sectors.map((index) => bytes.subarray((index + 1) * sectorSize, (index + 2) * sectorSize))))
}

function listEntries(directory: Uint8Array): { readonly root: Entry; readonly streams: ReadonlyMap<string, Entry> } {
  const { u16, u32 } = viewOf(directory)
  const names = new TextDecoder('utf-16le')
  const streams = new Map<string, Entry>()
  let root: Entry = { start: LAST_SECTOR, size: 0 }
  for (let at = 0; at + ENTRY_SIZE <= directory.length; at += ENTRY_SIZE) {
    const type = directory[at + 66]
    const entry = { start: u32(at + 116), size: u32(at + 120) }
    const name = names.decode(directory.subarray(at, at + Math.max(0, Math.min(64, u16(at + 64)) - 2)))
    if (type === ROOT) root = entry
    // Embedded documents have streams of the same names, further down.
    else if (type === STREAM && !streams.has(name)) streams.set(name, entry)
  }
  return { root, streams }
}

function numbersOf(bytes: Uint8Array): Uint32Array {
  const { u32 } = viewOf(bytes)
  return Uint32Array.from({ length: bytes.length >> 2 }, (_, index) => u32(index * 4))
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
