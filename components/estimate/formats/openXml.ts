import type { PartName, Tally } from '../tally.ts'
import type { Archive } from './archive.ts'
import { collectTexts, type Vocabulary } from './collectTexts.ts'
import { attributeOf, scanMarkup } from './scanMarkup.ts'

/** Office Open XML: .docx, .pptx, .xlsx. https://ecma-international.org/publications-and-standards/standards/ecma-376/ */
export type OpenXmlFormat = 'docx' | 'pptx' | 'xlsx'

const word: Vocabulary = {
  texts: new Set(['w:t']),
  skipped: new Set(['mc:Fallback', 'w:moveFrom', 'w:del', 'w:instrText', 'w:rt']),
  breaks: new Set(['w:p', 'w:br', 'w:cr', 'w:tab', 'w:ptab', 'w:tc']),
  letters: { 'w:noBreakHyphen': '-' },
  parts: { 'w:txbxContent': 'textBoxes' },
  hiding: { run: 'w:r', mark: 'w:vanish', value: 'w:val' },
}
/** Drawings: slides, charts, diagrams. Fields hold the number of a slide, or the day. */
const drawing: Vocabulary = {
  texts: new Set(['a:t']),
  skipped: new Set(['mc:Fallback', 'a:fld']),
  breaks: new Set(['a:p', 'a:br', 'a:tab']),
  parts: {},
}
const chart: Vocabulary = {
  ...drawing,
  texts: new Set(['a:t', 'c:v']),
  skipped: new Set(['mc:Fallback', 'c:numCache', 'c:numRef', 'c:numLit']),
  breaks: new Set(['a:p', 'c:v']),
}
/** How Japanese is read stands beside it. */
const cells: Vocabulary = {
  texts: new Set(['t']),
  skipped: new Set(['rPh', 'f', 'v']),
  breaks: new Set(['si', 'is']),
  parts: {},
}

const HIDDEN_SLIDE = /^(?:<\?[^>]*>\s*)?<p:sld\s[^>]*\bshow="(?:0|false)"/

interface Kind {
  readonly part: PartName
  readonly vocabulary: Vocabulary
  /** Sections have the same heads: each is counted once. */
  readonly isOnce?: boolean
}

const main: Readonly<Record<string, OpenXmlFormat | undefined>> = {
  wordprocessingml: 'docx',
  'ms-word': 'docx',
  presentationml: 'pptx',
  'ms-powerpoint': 'pptx',
  spreadsheetml: 'xlsx',
  'ms-excel': 'xlsx',
}

const MAIN = /(wordprocessingml|ms-word|presentationml|ms-powerpoint|spreadsheetml|ms-excel)\.[\w.]+\.main\+xml$/

/** By how the types of parts end, https://learn.microsoft.com/openspecs/office_standards */
const kinds: ReadonlyArray<readonly [type: RegExp, Kind]> = [
  [
    /(?:wordprocessingml\.(?:document|template)|ms-word\.\w+\.macroEnabled\w*)\.main\+xml$/,
    { part: 'body', vocabulary: word },
  ],
  [/wordprocessingml\.(?:foot|end)notes\+xml$/, { part: 'notes', vocabulary: word }],
  [/wordprocessingml\.(?:header|footer)\+xml$/, { part: 'headers', vocabulary: word, isOnce: true }],
  [/wordprocessingml\.comments\+xml$/, { part: 'comments', vocabulary: word }],
  [/presentationml\.slide\+xml$/, { part: 'body', vocabulary: drawing }],
  [/presentationml\.notesSlide\+xml$/, { part: 'speakerNotes', vocabulary: drawing }],
  [/spreadsheetml\.sharedStrings\+xml$/, { part: 'body', vocabulary: cells }],
  [/spreadsheetml\.worksheet\+xml$/, { part: 'body', vocabulary: cells }],
  [/drawingml\.diagramData\+xml$/, { part: 'drawings', vocabulary: drawing }],
  [/drawingml\.chart\+xml$/, { part: 'drawings', vocabulary: chart }],
  [/openxmlformats-officedocument\.drawing\+xml$/, { part: 'drawings', vocabulary: drawing }],
]

/** Returns the types of an archive's parts, by their names; none where it is no Office Open XML. */
async function readTypes(archive: Archive): Promise<ReadonlyArray<readonly [name: string, type: string]>> {
  const types: [string, string][] = []
  scanMarkup(await archive.read('[Content_Types].xml'), {
    open: (name, attributes) => {
      if (name !== 'Override') return
      types.push([
        attributeOf(attributes, 'PartName')?.replace(/^\//, '') ?? '',
        attributeOf(attributes, 'ContentType') ?? '',
      ])
    },
  })
  return types
}

/**
 * Counts a document of Office Open XML, which is what its main part is, whatever its name says.
 *
 * @returns undefined where it is none
 */
export async function countOpenXml(archive: Archive, tally: Tally): Promise<OpenXmlFormat | undefined> {
  const types = await readTypes(archive)
  const format = types.flatMap(([, type]) => main[MAIN.exec(type)?.[1] ?? ''] ?? [])[0]
  if (!format) return undefined
  const seen = new Set<string>()
  for (const [name, type] of types) {
    const [, kind] = kinds.find(([pattern]) => pattern.test(type)) ?? []
    if (!kind) continue
    // One after the other: what came out so far decides what more may.
    // oxlint-disable-next-line no-await-in-loop
    const source = await archive.read(name)
    const base = HIDDEN_SLIDE.test(source) ? 'hidden' : kind.part
    for (const [part, text] of collectTexts(source, base, kind.vocabulary)) {
      if (kind.isOnce && seen.has(text)) continue
      seen.add(text)
      tally.add(part, text)
    }
  }
  return format
}
