import { CountingError, load } from '../countingError.ts'
import type { PartName, Tally } from '../tally.ts'
import { createCells } from './cells.ts'
import { decodeText } from './decodeText.ts'

/** The texts of a document by part, with a space or a line break wherever words end. */
export type Texts = ReadonlyMap<PartName, string>

/** Reads a text format into a tally. */
type TextReader = (source: string, tally: Tally) => void | Promise<void>

const readHtml: TextReader = async (source, tally) => addTexts(tally, (await loadHtml()).readHtml(source))
const readMarkdown: TextReader = async (source, tally) =>
  addTexts(tally, (await load(() => import('./markdown.ts'))).readMarkdown(source))
const readSubtitles: TextReader = async (source, tally) =>
  tally.add('body', (await load(() => import('./subtitles.ts'))).readSubtitles(source))
const readTable: TextReader = async (source, tally) =>
  countCells(tally, (await load(() => import('./table.ts'))).readTable(source))
/** A table that a program wrote as a page and called a workbook: each of its cells is a line. */
const readHtmlTable: TextReader = async (source, tally) => {
  const texts = (await loadHtml()).readHtml(source)
  countCells(tally, (texts.get('body') ?? '').split('\n'))
}

const loadHtml = () => load(() => import('./html.ts'))

/** The readers of text formats, by file extension. Each is fetched with the first document of its kind. */
const readers = new Map<string, TextReader>([
  ['txt', (source, tally) => tally.add('body', source)],
  ['text', (source, tally) => tally.add('body', source)],
  ['md', readMarkdown],
  ['markdown', readMarkdown],
  ['html', readHtml],
  ['htm', readHtml],
  ['xhtml', readHtml],
  ['htmlTable', readHtmlTable],
  ['srt', readSubtitles],
  ['vtt', readSubtitles],
  ['csv', readTable],
  ['tsv', readTable],
])

/**
 * Counts a document that is text.
 *
 * @throws CountingError if the format is unknown, or the document is not in it
 */
export async function countPlain(format: string, bytes: Uint8Array, tally: Tally): Promise<void> {
  const read = readers.get(format)
  if (!read) throw new CountingError('unsupported')
  await read(decodeText(bytes), tally)
}

function addTexts(tally: Tally, texts: Texts): void {
  for (const [part, text] of texts) tally.add(part, text)
}

/** Counts cells as those of a workbook, whose numbers and dates are not text. */
function countCells(tally: Tally, texts: readonly string[]): void {
  const cells = createCells(tally)
  for (const text of texts) if (/\p{L}/u.test(text)) cells.add(text, false)
  cells.finish()
}
