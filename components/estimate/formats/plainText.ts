import type { PartName, Tally } from '../tally.ts'
import { readCatalogue } from './catalogue.ts'
import { decodeText } from './decodeText.ts'
import { readHtml, type Texts } from './html.ts'
import { readJson } from './json.ts'
import { readMarkdown } from './markdown.ts'
import { readRtf } from './rtf.ts'
import { readSubtitles } from './subtitles.ts'
import { readTable } from './table.ts'
import { readXliff } from './xliff.ts'

/** Adds the text of a document to a tally. Throws a CountingError if the document is not in that format. */
export type PlainReader = (bytes: Uint8Array, tally: Pick<Tally, 'add'>) => Promise<void>

/** Reads the text to translate, with a space or a line break wherever words end, all of it or by part. */
type TextReader = (source: string) => string | Texts | Promise<string | Texts>

const textReaders: Readonly<Record<string, TextReader>> = {
  txt: (source) => source,
  text: (source) => source,
  md: readMarkdown,
  markdown: readMarkdown,
  html: readHtml,
  htm: readHtml,
  xhtml: readHtml,
  srt: readSubtitles,
  vtt: readSubtitles,
  csv: readTable,
  tsv: readTable,
  json: readJson,
  jsonc: readJson,
  jsonl: readJson,
  arb: readJson,
  po: readCatalogue,
  pot: readCatalogue,
  xliff: readXliff,
  xlf: readXliff,
}

/** The readers of text formats, by file extension. Each fetches its parser with the first document. */
export const plainReaders: ReadonlyMap<string, PlainReader> = new Map<string, PlainReader>([
  ['rtf', async (bytes, tally) => addTexts(tally, readRtf(bytes))],
  ...Object.entries(textReaders).map(([format, read]): [string, PlainReader] => [
    format,
    async (bytes, tally) => addTexts(tally, await read(await decodeText(bytes))),
  ]),
])

function addTexts(tally: Pick<Tally, 'add'>, texts: string | Texts): void {
  const parts: Iterable<readonly [PartName, string]> = typeof texts === 'string' ? [['body', texts]] : texts
  for (const [part, text] of parts) tally.add(part, text)
}
