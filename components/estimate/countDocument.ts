import { CountingError } from './countingError.ts'
import { openArchive } from './formats/archive.ts'
import { decodeText, startsWith } from './formats/bytes.ts'
import { COMPOUND_SIGNATURE, openCompoundFile } from './formats/compoundFile.ts'
import { countOpenDocument } from './formats/openDocument.ts'
import { countOpenXml } from './formats/openXml.ts'
import { countPdf, type PdfPages } from './formats/pdf.ts'
import { countPlain, type PlainFormat, plainFormats } from './formats/plainText.ts'
import { countWordBinary } from './formats/wordBinary.ts'
import { createTally, type DocumentCount, type Tally } from './tally.ts'

/** What was counted of a file. */
export interface FileCount extends DocumentCount, Partial<PdfPages> {
  /** What it is by its content, whatever its name says. */
  readonly format: string
}

const ZIP_SIGNATURE = [0x50, 0x4b, 3, 4]
/** How far into a file `%PDF-` may stand: ISO 32000-1, annex H, note 13. */
const HEADER_LENGTH = 1024

/**
 * Counts the words of a document.
 *
 * @param name of its file; its ending is believed only where the content does not tell
 * @param onProgress told what part of it has been read, from 0 to 1, where that takes time
 * @throws CountingError where it can't be counted
 */
export async function countDocument(
  bytes: Uint8Array,
  name: string,
  onProgress: (part: number) => void,
): Promise<FileCount> {
  if (bytes.length === 0) throw new CountingError('empty')
  const tally = createTally()
  const read = await readInto(tally, bytes, { name, onProgress })
  const count = tally.finish()
  if (count.words + count.characters === 0) throw new CountingError('empty')
  return { ...count, ...read }
}

async function readInto(
  tally: Tally,
  bytes: Uint8Array,
  { name, onProgress }: { readonly name: string; readonly onProgress: (part: number) => void },
): Promise<Pick<FileCount, 'format'> & Partial<PdfPages>> {
  const header = String.fromCodePoint(...bytes.subarray(0, HEADER_LENGTH))
  if (header.includes('%PDF-')) {
    return { format: 'pdf', ...(await countPdf(bytes, tally, onProgress)) }
  }
  if (startsWith(bytes, ZIP_SIGNATURE)) {
    const archive = openArchive(bytes)
    const format = (await countOpenXml(archive, tally)) ?? (await countOpenDocument(archive, tally))
    if (!format) throw new CountingError('unsupported')
    return { format }
  }
  if (startsWith(bytes, COMPOUND_SIGNATURE)) return { format: readCompound(tally, bytes) }
  if (header.startsWith('{\\rtf')) throw new CountingError('unsupported')
  const format = plainFormatOf(name, header)
  countPlain(decodeText(bytes), format, tally)
  return { format }
}

function readCompound(tally: Tally, bytes: Uint8Array): string {
  const file = openCompoundFile(bytes)
  // A newer document with a password.
  if (file.has('EncryptedPackage')) throw new CountingError('protected')
  if (!file.has('WordDocument')) throw new CountingError('unsupported')
  countWordBinary(file, tally)
  return 'doc'
}

function plainFormatOf(name: string, header: string): PlainFormat {
  if (/<xliff[\s>]/.test(header)) return 'xliff'
  if (/<!doctype html|<html[\s>]/i.test(header)) return 'html'
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  const format = plainFormats.find((one) => one === ending)
  if (!format) throw new CountingError('unsupported')
  return format
}
