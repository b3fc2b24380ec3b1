import type { PartName, Tally } from '../tally.ts'
import type { Archive } from './archive.ts'
import { collectTexts, type Vocabulary } from './collectTexts.ts'
import { attributeOf, scanMarkup } from './scanMarkup.ts'

// Office Open XML: .docx, .pptx, .xlsx. https://ecma-international.org/publications-and-standards/standards/ecma-376/

const word: Vocabulary = {
  texts: new Set(['w:t']),
  skipped: new Set(['mc:Fallback', 'w:moveFrom', 'w:del', 'w:instrText', 'w:rt']),
  breaks: new Set(['w:p', 'w:br', 'w:cr', 'w:tab', 'w:ptab', 'w:tc']),
  letters: { 'w:noBreakHyphen': '-' },
  parts: { 'w:txbxContent': 'textBoxes' },
  hiding: { run: 'w:r', mark: 'w:vanish', value: 'w:val' },
}
/** Slides, charts and diagrams. Fields hold the slide number or the date. */
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
/** `rPh` holds the reading of Japanese text. */
const cells: Vocabulary = {
  texts: new Set(['t']),
  skipped: new Set(['rPh', 'f', 'v']),
  breaks: new Set(['si', 'is']),
  parts: {},
}

const HIDDEN_SLIDE = /^(?:<\?[^>]*>\s*)?<p:sld\s[^>]*\bshow="(?:0|false)"/

/** The formats, by the content type of the main part. */
const formats: ReadonlyArray<readonly [type: RegExp, format: string]> = [
  [/(?:wordprocessingml|ms-word)\.[\w.]+\.main\+xml$/, 'docx'],
  [/(?:presentationml|ms-powerpoint)\.[\w.]+\.main\+xml$/, 'pptx'],
  [/(?:spreadsheetml|ms-excel)\.[\w.]+\.main\+xml$/, 'xlsx'],
]

/** The parts with text, by content type: https://learn.microsoft.com/openspecs/office_standards */
const textParts: ReadonlyArray<readonly [type: RegExp, part: PartName, vocabulary: Vocabulary]> = [
  [/(?:wordprocessingml\.(?:document|template)|ms-word\.\w+\.macroEnabled\w*)\.main\+xml$/, 'body', word],
  [/wordprocessingml\.(?:foot|end)notes\+xml$/, 'notes', word],
  [/wordprocessingml\.(?:header|footer)\+xml$/, 'headers', { ...word, parts: {} }],
  [/wordprocessingml\.comments\+xml$/, 'comments', word],
  [/presentationml\.slide\+xml$/, 'body', drawing],
  [/presentationml\.notesSlide\+xml$/, 'speakerNotes', drawing],
  [/spreadsheetml\.(?:sharedStrings|worksheet)\+xml$/, 'body', cells],
  [/drawingml\.chart\+xml$/, 'drawings', chart],
  [/(?:drawingml\.diagramData|openxmlformats-officedocument\.drawing)\+xml$/, 'drawings', drawing],
]

/**
 * Counts an Office Open XML document. Its main part decides the format, not its file name.
 *
 * @returns the format; undefined if the archive is no such document
 */
export async function countOpenXml(archive: Archive, tally: Tally): Promise<string | undefined> {
  const types = new Map<string, string>()
  scanMarkup(await archive.read('[Content_Types].xml'), {
    open: (name, attributes) => {
      const part = name === 'Override' && attributeOf(attributes, 'PartName')?.replace(/^\//, '')
      if (part) types.set(part, attributeOf(attributes, 'ContentType') ?? '')
    },
  })
  const [, format] = formats.find(([main]) => [...types.values()].some((type) => main.test(type))) ?? []
  if (!format) return undefined
  for (const [name, type] of types) {
    const [, part, vocabulary] = textParts.find(([pattern]) => pattern.test(type)) ?? []
    if (!part || !vocabulary) continue
    // Sequentially, because the output so far limits what may follow.
    // oxlint-disable-next-line no-await-in-loop
    const source = await archive.read(name)
    const base = HIDDEN_SLIDE.test(source) ? 'hidden' : part
    for (const [found, text] of collectTexts(source, base, vocabulary)) tally.add(found, text)
  }
  return format
}
