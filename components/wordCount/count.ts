import { CountingError, load, type Reason } from './countingError.ts'
import { type Archive, openArchive } from './formats/archive.ts'
import { createBudget, type OutputBudget, startsWith, viewOf } from './formats/bytes.ts'
import type { CompoundFile } from './formats/compoundFile.ts'
import { isPdf } from './formats/isPdf.ts'
import type { PdfPages } from './formats/pdf.ts'
import { isSystemFile } from './isSystemFile.ts'
import { createTally, type DocumentCount, sumOfCounts, type Tally } from './tally.ts'

/** The count of a file. */
export interface FileCount extends DocumentCount, Partial<PdfPages> {
  /** The format by content, whatever the name says. */
  readonly format: string
  /** Of an archive of documents: each of them. The words of those without a count are not in the sums. */
  readonly members?: readonly ArchiveMember[]
}

/** A document in an archive, by its path. */
export type ArchiveMember = { readonly name: string } & ({ readonly count: FileCount } | { readonly reason: Reason })

const ZIP_SIGNATURE = [0x50, 0x4b, 3, 4]
const COMPOUND_SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** `%PDF-` may be that far into a file: ISO 32000-1, annex H, note 13. */
const HEADER_LENGTH = 1024
/** Documents in documents, and archives in archives. */
const MAX_DEPTH = 3

/** What documents in a document share with it. */
interface Reading {
  readonly tally: Tally
  readonly budget: OutputBudget
  readonly depth: number
  readonly onProgress: (part: number) => void
  readonly password?: string | undefined
}

/** What is known of a document before it is read. */
interface Source {
  readonly bytes: Uint8Array
  /** The extension matters only if the content does not tell the format. */
  readonly name: string
}

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

export interface CountOptions {
  /** Called with the part read so far, from 0 to 1, if it takes time. */
  readonly onProgress?: (part: number) => void
  /** Typed by the visitor. */
  readonly password?: string
}

/** Larger files are not read: most of what they hold is pictures. */
const FILE_LIMIT = 50 * 1024 * 1024

/** Counts the words of a document, or of the documents in an archive. Its name matters only if the content does not tell the format. */
export async function count(
  file: File,
  { onProgress = () => undefined, password }: CountOptions = {},
): Promise<Counted | Refused> {
  try {
    if (file.size > FILE_LIMIT) throw new CountingError('tooLarge')
    const source = { bytes: new Uint8Array(await contentOf(file)), name: file.name }
    return {
      kind: 'counted',
      count: await countSource(source, { budget: createBudget(), depth: 0, onProgress, password }),
    }
  } catch (error) {
    return { kind: 'refused', reason: error instanceof CountingError ? error.reason : 'unreadable' }
  }
}

/** Browsers give folders as files that can't be read, without extension. A file may also be gone since it was chosen. */
function contentOf(file: File): Promise<ArrayBuffer> {
  return file.arrayBuffer().catch(() => {
    throw new CountingError(/\.\w+$/.test(file.name) ? 'unreadable' : 'folder')
  })
}

async function countSource(source: Source, shared: Omit<Reading, 'tally'>): Promise<FileCount> {
  if (isSystemFile(source.name)) throw new CountingError('systemFile')
  if (source.bytes.length === 0) throw new CountingError('empty')
  if (isArchive(source) && /\.zip$/i.test(source.name)) {
    const archive = openArchive(source.bytes, shared.budget)
    if (!(await formatOfArchive(archive))) return countMembers(archive, shared)
  }
  const tally = createTally()
  const read = await readInto(source, { ...shared, tally })
  const counted = { ...tally.finish(), ...read }
  // Where all text is left out, visitors see what it is.
  if (counted.parts.length === 0) throw new CountingError('empty')
  return counted
}

type ReadDocument = Pick<FileCount, 'format'> & Partial<PdfPages>

/** Reads any document into the tally. @returns its format, and its pages if it has some */
async function readInto({ bytes, name }: Source, reading: Reading): Promise<ReadDocument> {
  const { tally, budget, depth, onProgress, password } = reading
  const header = String.fromCodePoint(...bytes.subarray(0, HEADER_LENGTH))
  if (isPdf(header, name)) {
    const { countPdf } = await load(() => import('./formats/pdf.ts'))
    return { ...(await countPdf(bytes, tally, onProgress, password)), format: 'pdf' }
  }
  if (isArchive({ bytes, name })) {
    if (depth > MAX_DEPTH) throw new CountingError('incomplete')
    return { format: await readArchive(openArchive(bytes, budget), name, reading) }
  }
  if (startsWith(bytes, COMPOUND_SIGNATURE)) return { format: await readCompound({ bytes, name }, reading) }
  if (isMhtml(header)) {
    const { readMhtml } = await load(() => import('./formats/mhtml.ts'))
    // With a byte order mark: whatever encoding the page declares was that of the file.
    await countPlain(tally, 'html', new TextEncoder().encode(`\ufeff${await readMhtml(bytes)}`))
    return { format: 'mhtml' }
  }
  const format = plainFormatOf(name, header)
  await countPlain(tally, format, bytes)
  return { format }
}

function isArchive({ bytes }: Source): boolean {
  return startsWith(bytes, ZIP_SIGNATURE)
}

/** Recognizes a web page with its pictures in one file: what Confluence and Word save as `.doc`. */
function isMhtml(header: string): boolean {
  return (
    /^[\w-]+:\s/.test(header) && /^mime-version:/im.test(header) && /^content-type:\s*multipart\/related/im.test(header)
  )
}

async function formatOfArchive(archive: Archive): Promise<'openXml' | 'openDocument' | undefined> {
  const { isPackage, isOpenDocument } = await load(() => import('./formats/office.ts'))
  if (isPackage(archive)) return 'openXml'
  return (await isOpenDocument(archive)) ? 'openDocument' : undefined
}

/** Reads a document that is an archive. @returns its format */
async function readArchive(archive: Archive, name: string, reading: Reading): Promise<string> {
  const { countOpenXml, countOpenDocument } = await load(() => import('./formats/office.ts'))
  switch (await formatOfArchive(archive)) {
    case 'openXml':
      return countOpenXml(archive, reading.tally, (bytes, part, type) =>
        readChunk({ bytes, name: part }, type, reading),
      )
    case 'openDocument':
      return countOpenDocument(archive, reading.tally)
    default:
      throw new CountingError(/\.(?:doc|xls|ppt|pot|pps|od)\w$/i.test(name) ? 'unreadable' : 'unsupported')
  }
}

/** Extensions of documents in a Word document, by content type: their own may be anything. */
const chunkFormats: ReadonlyArray<readonly [type: RegExp, format: string]> = [
  [/html/, 'html'],
  [/rtf/, 'rtf'],
  [/text\/plain/, 'txt'],
]

/** Reads a document that a Word document shows instead of a paragraph. */
async function readChunk({ bytes, name }: Source, type: string, reading: Reading): Promise<void> {
  const [, format] = chunkFormats.find(([pattern]) => pattern.test(type)) ?? []
  try {
    await readInto({ bytes, name: format ? `${name}.${format}` : name }, { ...reading, depth: reading.depth + 1 })
  } catch (error) {
    const isUnknown = error instanceof CountingError && error.reason === 'unsupported'
    throw isUnknown ? new CountingError('incomplete') : error
  }
}

/** Reads a compound file, whose streams tell what it is. @returns its format */
async function readCompound({ bytes, name }: Source, reading: Reading): Promise<string> {
  const { openCompoundFile, countWordBinary } = await load(() => import('./formats/wordBinary.ts'))
  const file = openCompoundFile(bytes)
  // A notice stands in for the document: https://learn.microsoft.com/openspecs/office_file_formats/ms-offcrypto/
  if (file.has('\tDRMContent') || file.hasAnywhere('DRMEncryptedDataSpace')) throw new CountingError('restricted')
  if (file.has('EncryptedPackage')) return readEncrypted(file, name, reading)
  if (['Workbook', 'Book', 'PowerPoint Document'].some(file.has)) throw new CountingError('olderOffice')
  if (!file.has('WordDocument')) throw new CountingError('unsupported')
  countWordBinary(file, reading.tally)
  return 'doc'
}

/** Versions of encryption with a password: of Office 2007, and of those after it. */
const STANDARD = 2
const AGILE = 4

/** Reads a newer Office document that has a password. @returns its format */
async function readEncrypted(file: CompoundFile, name: string, reading: Reading): Promise<string> {
  const version = file.has('EncryptionInfo') && viewOf(file.read('EncryptionInfo')).u16(2)
  if (version !== STANDARD && version !== AGILE) throw new CountingError('protected')
  const { password, onProgress, depth } = reading
  if (password === undefined) throw new CountingError('password')
  const { decryptOffice } = await load(() => import('./formats/encryptedOffice.ts'))
  const bytes = await decryptOffice(file, { password, onProgress })
  const { format } = await readInto({ bytes, name }, { ...reading, depth: depth + 1 })
  return format
}

/** Reads a document that is text. */
async function countPlain(tally: Tally, format: string, bytes: Uint8Array): Promise<void> {
  const { plainReaders } = await load(() => import('./formats/plainText.ts'))
  const read = plainReaders.get(format)
  if (!read) throw new CountingError('unsupported')
  await read(bytes, tally)
}

/** Declarations and comments before the first tag. */
const PROLOGUE = /^(?:\s+|<\?[^>]*>|<!--[^]*?-->|<!doctype(?! html)[^>]*>)*/i

function plainFormatOf(name: string, header: string): string {
  if (header.startsWith('{\\rtf')) return 'rtf'
  // In UTF-16, every other byte is zero. Byte order marks come first.
  const start = header
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ)/, '')
    .replace(PROLOGUE, '')
  if (/^<(?:\w+:)?xliff[\s>]/.test(start)) return 'xliff'
  if (/^(?:<!doctype html|<html[\s>])/i.test(start)) return 'html'
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/**
 * Counts the documents in an archive, one by one.
 *
 * @throws CountingError if none has words
 */
async function countMembers(archive: Archive, shared: Omit<Reading, 'tally'>): Promise<FileCount> {
  if (shared.depth >= MAX_DEPTH) throw new CountingError('incomplete')
  const names = archive.names.filter((name) => !name.endsWith('/') && !name.startsWith('__MACOSX/'))
  const members: ArchiveMember[] = []
  for (const [index, name] of names.entries()) {
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    const member = await countMember(archive, name, { ...shared, depth: shared.depth + 1 })
    if (!('reason' in member) || member.reason !== 'systemFile') members.push(member)
    shared.onProgress((index + 1) / names.length)
  }
  const counts = members.flatMap((member) => ('count' in member ? [member.count] : []))
  if (counts.length > 0) return { ...sumOfCounts(counts), format: 'zip', members }
  const [reason] = new Set(members.map((member) => ('reason' in member ? member.reason : 'empty')))
  throw new CountingError(reason ?? 'empty')
}

async function countMember(archive: Archive, name: string, shared: Omit<Reading, 'tally'>): Promise<ArchiveMember> {
  try {
    const bytes = await archive.read(name)
    return { name, count: await countSource({ bytes, name }, { ...shared, onProgress: () => undefined }) }
  } catch (error) {
    const reason = error instanceof CountingError ? error.reason : 'unreadable'
    // Nothing more can be unpacked; and a reader that is missing may come yet.
    if (reason === 'tooLarge' || reason === 'interrupted') throw error
    return { name, reason }
  }
}
