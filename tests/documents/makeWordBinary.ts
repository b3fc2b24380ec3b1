import { numbers } from './makeArchive.ts'

const SECTOR = 512
const END = 0xfffffffe
const FREE = 0xffffffff
/** Streams that are smaller stand elsewhere. */
const SMALLEST = 4096
const TEXT = 0x800

/** Makes a compound file of streams by their names. */
export function makeCompoundFile(streams: Readonly<Record<string, Buffer>>): Uint8Array<ArrayBuffer> {
  const padded = Object.entries(streams).map(([name, bytes]) => {
    const size = Math.max(SMALLEST, Math.ceil(bytes.length / SECTOR) * SECTOR)
    return { name, bytes: Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]) }
  })
  // The table, the directory, and what they lead to.
  const table = [0xfffffffd, END]
  const entries = [entryOf('Root Entry', 5, { start: END, size: 0, child: 1 })]
  for (const [index, { name, bytes }] of padded.entries()) {
    const start = table.length
    const count = bytes.length / SECTOR
    for (let sector = 1; sector <= count; sector += 1) table.push(sector === count ? END : start + sector)
    const next = index === padded.length - 1 ? FREE : index + 2
    entries.push(entryOf(name, 2, { start, size: bytes.length, next }))
  }
  const all = (values: readonly number[], count: number) =>
    numbers(...Array.from({ length: count }, (_, index) => [values[index] ?? FREE, 4] as const))
  const header = Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(16),
    numbers([0x3e, 2], [3, 2], [0xfffe, 2], [9, 2], [6, 2], [0, 2], [0, 4], [0, 4]),
    all([1, 1, 0, SMALLEST, END, 0, END, 0], 8),
    all([0], 109),
  ])
  const directory = Buffer.concat(entries)
  return new Uint8Array(
    Buffer.concat([
      header,
      all(table, SECTOR / 4),
      directory,
      Buffer.alloc(SECTOR - directory.length),
      ...padded.map(({ bytes }) => bytes),
    ]),
  )
}

interface EntryOptions {
  readonly start: number
  readonly size: number
  /** The numbers of the entries after it and in it. */
  readonly next?: number
  readonly child?: number
}

function entryOf(name: string, type: number, { start, size, next = FREE, child = FREE }: EntryOptions): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(type, 66)
  entry.writeUInt32LE(FREE, 68)
  entry.writeUInt32LE(next, 72)
  entry.writeUInt32LE(child, 76)
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

interface WordOptions {
  /** Of the header. */
  readonly flags?: number
  /** Letters of the body, and the number of the property that is set for them. */
  readonly run?: { readonly start: number; readonly end: number; readonly property: number }
}

/**
 * Makes a document of Word 97.
 *
 * @param body the first part of its text, in one encoding
 * @param notes the second, in the other
 */
export function makeWordBinary(
  body: string,
  notes: string,
  { flags = 0x200, run }: WordOptions = {},
): Uint8Array<ArrayBuffer> {
  const wide = Buffer.from(notes, 'utf16le')
  const page = Math.ceil((TEXT + body.length + wide.length) / SECTOR)
  const main = Buffer.alloc((page + 1) * SECTOR)
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0xc1, 2)
  main.writeUInt16LE(flags, 0x0a)
  main.writeUInt32LE(body.length, 0x4c)
  main.writeUInt32LE(notes.length, 0x50)
  main.write(body, TEXT, 'latin1')
  wide.copy(main, TEXT + body.length)
  const narrow = ((TEXT * 2) | 0x40000000) >>> 0
  const pieces = Buffer.concat([
    numbers([0, 4], [body.length, 4], [body.length + notes.length, 4]),
    numbers([0, 2], [narrow, 4], [0, 2]),
    numbers([0, 2], [TEXT + body.length, 4], [0, 2]),
  ])
  const table = Buffer.concat([
    Buffer.from([1]),
    numbers([2, 2], [0, 2]),
    Buffer.from([2]),
    numbers([pieces.length, 4]),
    pieces,
  ])
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(table.length, 0x1a6)
  const pages = numbers([TEXT, 4], [TEXT + body.length, 4], [page, 4])
  if (run) {
    propertiesOf(run).copy(main, page * SECTOR)
    main.writeUInt32LE(table.length, 0xfa)
    main.writeUInt32LE(pages.length, 0xfe)
  }
  return makeCompoundFile({ WordDocument: main, '1Table': Buffer.concat([table, pages]) })
}

/** Makes a page of one run: a size and a bold face, then the property. */
function propertiesOf({ start, end, property }: NonNullable<WordOptions['run']>): Buffer {
  const page = Buffer.alloc(SECTOR)
  const at = 100
  numbers([TEXT + start, 4], [TEXT + end, 4]).copy(page)
  page.writeUInt8(at / 2, 8)
  const properties = Buffer.concat([
    numbers([0x4a43, 2], [24, 2], [0x0835, 2]),
    Buffer.from([1]),
    numbers([property, 2]),
    Buffer.from([1]),
  ])
  page.writeUInt8(properties.length, at)
  properties.copy(page, at + 1)
  page.writeUInt8(1, SECTOR - 1)
  return page
}
