import { CountingError } from './countingError.ts'
import { openArchive } from './formats/archive.ts'
import { decodeText, startsWith } from './formats/bytes.ts'
import { COMPOUND_SIGNATURE, openCompoundFile } from './formats/compoundFile.ts'
import { countOpenDocument } from './formats/openDocument.ts'
import { countOpenXml } from './formats/openXml.ts'
import { countPdf, type PdfPages } from './formats/pdf.ts'
import { plainReaders } from './formats/plainText.ts'
import { countWordBinary } from './formats/wordBinary.ts'
import { createTally, type DocumentCount, type Tally } from './tally.ts'

/** The count of a file. */
export interface FileCount extends DocumentCount, Partial<PdfPages> {
  /** The format by content, whatever the name says. */
  readonly format: string
}

const ZIP_SIGNATURE = [0x50, 0x4b, 3, 4]
/** `%PDF-` may be that far into a file: ISO 32000-1, annex H, note 13. */
const HEADER_LENGTH = 1024

/**
 * Counts the words of a document.
 *
 * @param name the file name; its extension matters only if the content does not tell the format
 * @param onProgress called with the part read so far, from 0 to 1, if it takes time
 * @throws CountingError if it can't be counted
 */
export async function countDocument(
  bytes: Uint8Array,
  name: string,
  onProgress: (part: number) => void,
): Promise<FileCount> {
  if (bytes.length === 0) throw new CountingError('empty')
  const tally = createTally()
  const header = String.fromCodePoint(...bytes.subarray(0, HEADER_LENGTH))
  const pages = header.includes('%PDF-') ? await countPdf(bytes, tally, onProgress) : undefined
  const format = pages ? 'pdf' : await readInto(tally, bytes, name, header)
  const count = tally.finish()
  if (count.words + count.characters === 0) throw new CountingError('empty')
  return { ...count, ...pages, format }
}

/** Reads any document but a PDF. @returns its format */
async function readInto(tally: Tally, bytes: Uint8Array, name: string, header: string): Promise<string> {
  if (startsWith(bytes, ZIP_SIGNATURE)) {
    const archive = openArchive(bytes)
    const format = (await countOpenXml(archive, tally)) ?? (await countOpenDocument(archive, tally))
    if (!format) throw new CountingError('unsupported')
    return format
  }
  if (startsWith(bytes, COMPOUND_SIGNATURE)) {
    const file = openCompoundFile(bytes)
    // A newer document with a password.
    if (file.has('EncryptedPackage')) throw new CountingError('protected')
    if (!file.has('WordDocument')) throw new CountingError('unsupported')
    countWordBinary(file, tally)
    return 'doc'
  }
  const format = plainFormatOf(name, header)
  const read = plainReaders.get(format)
  if (!read) throw new CountingError('unsupported')
  tally.add('body', read(decodeText(bytes)))
  return format
}

function plainFormatOf(name: string, header: string): string {
  if (header.startsWith('{\\rtf')) return 'rtf'
  if (/<xliff[\s>]/.test(header)) return 'xliff'
  if (/<!doctype html|<html[\s>]/i.test(header)) return 'html'
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
