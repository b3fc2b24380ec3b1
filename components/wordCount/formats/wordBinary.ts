import { CountingError } from '../countingError.ts'
import type { PartName, Tally } from '../tally.ts'
import { viewOf } from './bytes.ts'
import type { CompoundFile } from './compoundFile.ts'

export { openCompoundFile } from './compoundFile.ts'

/** Word from 1997 to 2003, .doc: https://learn.microsoft.com/openspecs/office_file_formats/ms-doc/ */
const WORD_97 = 0xc1
const ENCRYPTED = 0x100
const SECOND_TABLE = 0x200
const COMPRESSED = 0x40000000

/** The parts of the text in their order, with the positions of their lengths in the file's header. */
const lengths: ReadonlyArray<readonly [at: number, part: PartName | undefined]> = [
  [0x4c, 'body'],
  [0x50, 'notes'],
  [0x54, 'headers'],
  // Once used for macros.
  [0x58, undefined],
  [0x5c, 'comments'],
  [0x60, 'notes'],
  [0x64, 'textBoxes'],
  [0x68, 'textBoxes'],
]

/** Counts a .doc document of Word 97 or later. */
export function countWordBinary(file: CompoundFile, tally: Tally): void {
  const main = file.read('WordDocument')
  const { u16, u32 } = viewOf(main)
  const flags = u16(0x0a)
  if (flags & ENCRYPTED) throw new CountingError('protected')
  if (u16(2) < WORD_97) throw new CountingError('convertible')
  const table = file.read(flags & SECOND_TABLE ? '1Table' : '0Table')
  const part = (field: number) => table.subarray(u32(field), u32(field) + u32(field + 4))
  const hidden: string[] = []
  const text = readPieces(main, part(0x1a2), listUnseenRuns(main, part(0xfa)), hidden)
  tally.add('hidden', hidden.join('\n'))
  let at = 0
  for (const [field, name] of lengths) {
    const length = u32(field)
    const words = withoutFields(text.slice(at, at + length))
    at += length
    if (!name) continue
    tally.add(name, words)
  }
}

/**
 * Joins the pieces of the text, each in one of two encodings, anywhere in the file.
 *
 * @param unseen runs whose letters are replaced by marks that are not text
 * @param hidden receives the text of hidden runs
 */
function readPieces(main: Uint8Array, list: Uint8Array, unseen: readonly UnseenRun[], hidden: string[]): string {
  const { u16, u32 } = viewOf(list)
  let at = 0
  // Formats that pieces share precede the list.
  while (list[at] === 1) at += 3 + u16(at + 1)
  if (list[at] !== 2) throw new CountingError('unreadable')
  const size = u32(at + 1)
  const count = Math.floor((size - 4) / 12)
  const positions = at + 5
  const pieces = positions + (count + 1) * 4
  const narrow = new TextDecoder('windows-1252')
  const wide = new TextDecoder('utf-16le')
  const texts: string[] = []
  for (let index = 0; index < count; index += 1) {
    const length = u32(positions + index * 4 + 4) - u32(positions + index * 4)
    const place = u32(pieces + index * 8 + 2)
    const isNarrow = (place & COMPRESSED) !== 0
    const start = isNarrow ? (place & ~COMPRESSED) >>> 1 : place
    if (start > main.length) throw new CountingError('unreadable')
    const width = isNarrow ? 1 : 2
    const piece = (isNarrow ? narrow : wide).decode(main.subarray(start, start + length * width))
    texts.push(withoutUnseen(piece, { start, width }, unseen, hidden))
  }
  return texts.join('')
}

/**
 * Blanks unseen runs in a piece. The length stays, because parts of the text are found by it; so do the ends of
 * paragraphs, cells and fields.
 *
 * @param start the position of the piece in the main stream
 * @param width the bytes per letter
 */
function withoutUnseen(
  piece: string,
  { start, width }: { start: number; width: number },
  unseen: readonly UnseenRun[],
  hidden: string[],
): string {
  let text = piece
  for (const run of unseen) {
    const from = Math.max(0, (run.start - start) / width)
    const to = Math.min(piece.length, (run.end - start) / width)
    if (from >= to) continue
    const letters = text.slice(from, to)
    if (run.kind === 'hidden') hidden.push(letters)
    // oxlint-disable-next-line no-control-regex
    text = text.slice(0, from) + letters.replaceAll(/[^\u0000-\u001f]/g, '\u001f') + text.slice(to)
  }
  return text
}

/** Removes the codes of fields, such as page numbers and tables of contents. Their results are text. */
function withoutFields(text: string): string {
  const kept: string[] = []
  /** For each open field, whether its result has begun. */
  const fields: boolean[] = []
  // oxlint-disable-next-line no-control-regex
  for (const piece of text.split(/([\u0013-\u0015])/)) {
    if (piece === '\u0013') fields.push(false)
    else if (piece === '\u0014') fields[fields.length - 1] = true
    else if (piece === '\u0015') fields.pop()
    else if (!fields.includes(false)) kept.push(piece)
  }
  const shown = kept.join('')
  // The ends of cells, lines, pages and columns.
  // oxlint-disable-next-line no-control-regex
  const lines = shown.replaceAll(/[\u0001-\u0008\u000b\u000c\u000e]/g, '\n')
  // A non-breaking hyphen, and a soft one.
  return lines.replaceAll('\u001e', '-').replaceAll('\u001f', '')
}

/** A run of text that readers don't see, by its position in the main stream. */
interface UnseenRun {
  readonly start: number
  readonly end: number
  readonly kind: 'deleted' | 'hidden'
}

const PAGE_SIZE = 512
/** The properties of text that was deleted with change tracking, and of hidden text. */
const kinds: Readonly<Record<number, UnseenRun['kind'] | undefined>> = { 0x0800: 'deleted', 0x083c: 'hidden' }
/** The size of a property's value, by the highest three bits of its number; kind 6 states its own size. */
const SIZES = [1, 1, 2, 4, 2, 2, undefined, 3]

/**
 * Lists the deleted and hidden runs of a document, by its character properties.
 *
 * @param list the list of the pages with these properties: PlcBteChpx
 */
function listUnseenRuns(main: Uint8Array, list: Uint8Array): UnseenRun[] {
  const { u32 } = viewOf(list)
  const count = Math.max(0, Math.floor((list.length - 4) / 8))
  return Array.from({ length: count }, (_, index) => u32((count + 1 + index) * 4) & 0x3fffff).flatMap((page) =>
    readPage(main.subarray(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)),
  )
}

/** Reads a page of properties, ChpxFkp: the positions of runs, and half the position of the properties of each. */
function readPage(page: Uint8Array): UnseenRun[] {
  if (page.length < PAGE_SIZE) throw new CountingError('unreadable')
  const { u32 } = viewOf(page)
  const count = page.at(-1) ?? 0
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const at = (page[(count + 1) * 4 + index] ?? 0) * 2
    const kind = at > 0 && kindOf(page.subarray(at + 1, at + 1 + (page[at] ?? 0)))
    return kind ? [{ start: u32(index * 4), end: u32(index * 4 + 4), kind }] : []
  })
}

function kindOf(properties: Uint8Array): UnseenRun['kind'] | undefined {
  const { u16 } = viewOf(properties)
  for (let at = 0; at + 2 < properties.length;) {
    const property = u16(at)
    const kind = kinds[property]
    if (kind && properties[at + 2] === 1) return kind
    at += 2 + (SIZES[property >> 13] ?? 1 + (properties[at + 2] ?? 0))
  }
  return undefined
}
