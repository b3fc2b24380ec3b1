import { CountingError } from '../countingError.ts'
import type { Tally } from '../tally.ts'
import type { Archive } from './archive.ts'
import type { DrawingContext } from './drawings.ts'
import { officeNamespaces } from './officeNamespaces.ts'
import { openPackage } from './openPackage.ts'
import { countPresentation } from './presentation.ts'
import { countSpreadsheet } from './spreadsheet.ts'
import { countWordDocument } from './wordDocument.ts'
import { readXml } from './xml.ts'

// Office Open XML: .docx, .pptx, .xlsx. https://ecma-international.org/publications-and-standards/standards/ecma-376/

interface Format {
  readonly name: string
  readonly count: (context: DrawingContext) => Promise<void>
}

/** The formats, by the root element of the main part. */
const formats: ReadonlyMap<string, Format> = new Map([
  ['w:document', { name: 'docx', count: countWordDocument }],
  ['p:presentation', { name: 'pptx', count: countPresentation }],
  ['x:workbook', { name: 'xlsx', count: countSpreadsheet }],
])

/**
 * Counts an Office Open XML document: of the parts in its archive those that relationships lead to, each once.
 *
 * @returns the format, whatever the name says
 * @throws CountingError if it is another kind of package
 */
export async function countOpenXml(archive: Archive, tally: Tally): Promise<string> {
  const pack = await openPackage(archive)
  const format = formats.get(rootOf(pack.mainSource))
  if (!format) throw new CountingError('unsupported')
  await format.count({ pack, tally })
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
