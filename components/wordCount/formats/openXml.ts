import { CountingError } from '../countingError.ts'
import type { Tally } from '../tally.ts'
import type { Archive } from './archive.ts'
import type { DrawingContext } from './drawings.ts'
import { officeNamespaces } from './officeNamespaces.ts'
import { openPackage } from './openPackage.ts'
import { countPresentation } from './presentation.ts'
import { countSpreadsheet } from './spreadsheet.ts'
import { type ChunkReader, countWordDocument } from './wordDocument.ts'
import { readXml } from './xml.ts'

// Office Open XML: .docx, .pptx, .xlsx. https://ecma-international.org/publications-and-standards/standards/ecma-376/

interface Format {
  readonly name: string
  readonly count: (context: DrawingContext, readChunk: ChunkReader) => Promise<void>
}

/** The formats, by the root element of the main part. */
const formats: Readonly<Record<string, Format>> = {
  'w:document': { name: 'docx', count: countWordDocument },
  'p:presentation': { name: 'pptx', count: countPresentation },
  'x:workbook': { name: 'xlsx', count: countSpreadsheet },
}

/**
 * Counts an Office Open XML document: of the parts in its archive those that relationships lead to, each once.
 *
 * @param readChunk counts a document that a Word document shows instead of a paragraph
 * @returns the format, whatever the name says
 * @throws CountingError if it is another kind of package
 */
export async function countOpenXml(archive: Archive, tally: Tally, readChunk: ChunkReader): Promise<string> {
  const pack = await openPackage(archive)
  const format = formats[rootOf(pack.mainSource)]
  // Workbooks in binary, and other kinds of package.
  if (/\.bin$/i.test(pack.main)) throw new CountingError('convertible')
  if (!format) throw new CountingError('unsupported')
  await format.count({ pack, tally, counted: new Set([pack.main.toLowerCase()]) }, readChunk)
  return format.name
}

const BEGINNING = 16_384

function rootOf(source: string): string {
  let root = ''
  try {
    readXml(source.slice(0, BEGINNING), officeNamespaces, { open: ({ name }) => (root ||= name) })
  } catch {
    // It ends in the middle.
  }
  return root
}
