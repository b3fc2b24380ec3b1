import { CountingError, load, type Reason } from './countingError.ts'
import { type Archive, type ArchiveEntry, openArchive } from './formats/archive.ts'
import { createBudget, type OutputBudget, startsWith } from './formats/bytes.ts'
import { isPdf } from './formats/isPdf.ts'
import type { PdfPages } from './formats/pdf.ts'
import { createTally, type DocumentCount, sumOfCounts, type Tally } from './tally.ts'
import { reasonForKind } from './uncountedKinds.ts'

/** The count of a file that has one. */
export interface Counted {
  readonly kind: 'counted'
  readonly count: FileCount
}

/** The reason why a file has no count. */
export interface Refused {
  readonly kind: 'refused'
  readonly reason: Reason
}

/** The words of a file, and what they are made of. */
export interface FileCount extends DocumentCount, Partial<PdfPages> {
  /** The format by content, whatever the name says. */
  readonly format: string
  /** Of an archive of documents: each of them. The words of those without a count are not in the sums. */
  readonly members?: readonly ArchiveMember[]
}

/** A document in an archive, by its path. */
export type ArchiveMember = { readonly name: string } & ({ readonly count: FileCount } | { readonly reason: Reason })

export interface CountOptions {
  /** Called with the part read so far, from 0 to 1, if it takes time. */
  readonly onProgress?: (part: number) => void
}

/** What the documents in an archive share with it. */
interface Shared {
  readonly budget: OutputBudget
  /** How many archives a document is in. */
  readonly depth: number
  readonly onProgress: (part: number) => void
}

/** What is known of a document before it is read. */
interface Source {
  readonly bytes: Uint8Array
  /** The extension matters only if the content does not tell the format. */
  readonly name: string
}

const ZIP_SIGNATURE = [0x50, 0x4b, 3, 4]
const COMPOUND_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** `%PDF-` may be that far into a file: ISO 32000-1, annex H, note 13. */
const HEADER_LENGTH = 1024
/** Documents in documents, and archives in archives. */
const MAX_DEPTH = 3
/** Larger files are not read: most of what they hold is pictures. */
const FILE_LIMIT = 50 * 1024 * 1024
/** Files that systems and programs leave beside documents. */
const SYSTEM_FILE = /(?:^|\/)(?:~\$[^/]*|\._[^/]*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i

/** Counts the words of a document, or of the documents in an archive. */
export async function count(
  file: File,
  { onProgress = () => undefined }: CountOptions = {},
): Promise<Counted | Refused> {
  try {
    if (file.size > FILE_LIMIT) throw new CountingError('tooLarge')
    const source = { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name }
    return { kind: 'counted', count: await countSource(source, { budget: createBudget(), depth: 0, onProgress }) }
  } catch (error) {
    // Browsers also give folders as files that can't be read. A file may be gone since it was chosen.
    return { kind: 'refused', reason: error instanceof CountingError ? error.reason : 'unreadable' }
  }
}

async function countSource(source: Source, shared: Shared): Promise<FileCount> {
  if (source.bytes.length === 0 || SYSTEM_FILE.test(source.name)) throw new CountingError('empty')
  if (startsWith(source.bytes, ZIP_SIGNATURE)) return countArchive(source, shared)
  const tally = createTally()
  return finish(tally, await readInto(tally, source, shared))
}

type ReadDocument = Pick<FileCount, 'format'> & Partial<PdfPages>

function finish(tally: Tally, read: ReadDocument): FileCount {
  const counted = { ...tally.finish(), ...read }
  // Where all text is left out, visitors see what it is.
  if (counted.parts.length === 0) throw new CountingError('empty')
  return counted
}

/** Counts a document that is an archive, or the documents in one. */
async function countArchive({ bytes, name }: Source, shared: Shared): Promise<FileCount> {
  const { countOffice } = await load(() => import('./formats/office.ts'))
  const archive = openArchive(bytes, shared.budget)
  const tally = createTally()
  const format = await countOffice(archive, tally)
  if (format) return finish(tally, { format })
  if (/\.zip$/i.test(name)) return countMembers(archive, shared)
  throw new CountingError(
    reasonForKind(name, '') ?? (/\.(?:doc|xls|ppt|pot|pps|od)\w$/i.test(name) ? 'unreadable' : 'unsupported'),
  )
}

/** Reads any other document into the tally. @returns its format, and its pages if it has some */
async function readInto(tally: Tally, { bytes, name }: Source, { onProgress }: Shared): Promise<ReadDocument> {
  const header = String.fromCodePoint(...bytes.subarray(0, HEADER_LENGTH))
  if (isPdf(header, name)) {
    const { countPdf } = await load(() => import('./formats/pdf.ts'))
    return { ...(await countPdf(bytes, tally, onProgress)), format: 'pdf' }
  }
  if (startsWith(bytes, COMPOUND_SIGNATURE)) return { format: await readCompound(bytes, tally) }
  const beginning = beginningOf(header)
  const format = plainFormatOf(name, beginning)
  const reason = format.startsWith('html') ? undefined : reasonForKind(name, beginning)
  if (reason) throw new CountingError(reason)
  const { countPlain } = await load(() => import('./formats/plainText.ts'))
  await countPlain(format, bytes, tally)
  return { format }
}

/** Reads a compound file, whose streams tell what it is. @returns its format */
async function readCompound(bytes: Uint8Array, tally: Tally): Promise<string> {
  const { openCompoundFile, countWordBinary } = await load(() => import('./formats/wordBinary.ts'))
  const file = openCompoundFile(bytes)
  // Of a document with limited rights, only a notice can be read: https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto/
  if (file.has('\tDRMContent') || file.hasAnywhere('DRMEncryptedDataSpace') || file.has('EncryptedPackage'))
    throw new CountingError('protected')
  if (['Workbook', 'Book', 'PowerPoint Document'].some(file.has)) throw new CountingError('convertible')
  if (!file.has('WordDocument')) throw new CountingError('unsupported')
  countWordBinary(file, tally)
  return 'doc'
}

/** Declarations and comments before the first tag. */
const PROLOGUE = /^(?:\s+|<\?[^>]*>|<!--[^]*?-->|<!doctype(?! html)[^>]*>)*/i

/** Returns a file's first letters without byte order mark and prologue, and without the zeros of UTF-16. */
function beginningOf(header: string): string {
  return header
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .replace(PROLOGUE, '')
}

function plainFormatOf(name: string, beginning: string): string {
  const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!/^(?:<!doctype html|<html[\s>])/i.test(beginning)) return extension
  return extension.startsWith('xls') ? 'htmlTable' : 'html'
}

/**
 * Counts the documents in an archive, one by one.
 *
 * @throws CountingError if none has words
 */
async function countMembers(archive: Archive, shared: Shared): Promise<FileCount> {
  if (shared.depth >= MAX_DEPTH) throw new CountingError('incomplete')
  const { entries } = archive
  const documents = entries.filter(({ name }) => !/\/$|^__MACOSX\//.test(name) && !SYSTEM_FILE.test(name))
  const members: ArchiveMember[] = []
  for (const [index, entry] of documents.entries()) {
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    members.push(await countMember(archive, entry, { ...shared, depth: shared.depth + 1 }))
    shared.onProgress((index + 1) / documents.length)
  }
  const counts = members.flatMap((member) => ('count' in member ? [member.count] : []))
  if (counts.length > 0) return { ...sumOfCounts(counts), format: 'zip', members }
  const [reason] = new Set(members.map((member) => ('reason' in member ? member.reason : 'empty')))
  throw new CountingError(reason ?? 'empty')
}

async function countMember(archive: Archive, entry: ArchiveEntry, shared: Shared): Promise<ArchiveMember> {
  const { name } = entry
  try {
    const bytes = await archive.unpack(entry)
    return { name, count: await countSource({ bytes, name }, { ...shared, onProgress: () => undefined }) }
  } catch (error) {
    const reason = error instanceof CountingError ? error.reason : 'unreadable'
    // Nothing more can be unpacked; and a reader that is missing may come yet.
    if (reason === 'tooLarge' || reason === 'interrupted') throw error
    return { name, reason }
  }
}
