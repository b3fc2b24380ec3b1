import { load } from '../countingError.ts'
import type { PartName, Tally } from '../tally.ts'
import { decodeText } from './decodeText.ts'
import type { Texts } from './html.ts'

/** Adds the text of a document to a tally. Throws a CountingError if the document is not in that format. */
export type PlainReader = (bytes: Uint8Array, tally: Pick<Tally, 'add'>) => Promise<void>

/** Reads the text to translate, with a space or a line break wherever words end, all of it or by part. */
type TextReader = (source: string) => string | Texts | Promise<string | Texts>

const readHtml: TextReader = async (source) => (await load(() => import('./html.ts'))).readHtml(source)
const readMarkdown: TextReader = async (source) => (await load(() => import('./markdown.ts'))).readMarkdown(source)
const readSubtitles: TextReader = async (source) => (await load(() => import('./subtitles.ts'))).readSubtitles(source)
const readTable: TextReader = async (source) => (await load(() => import('./table.ts'))).readTable(source)
const readJson: TextReader = async (source) => (await load(() => import('./json.ts'))).readJson(source)
const readCatalogue: TextReader = async (source) =>
  (await load(() => import('./readCatalogue.ts'))).readCatalogue(source)
const readXliff: TextReader = async (source) => (await load(() => import('./xliff.ts'))).readXliff(source)

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

/** The readers of text formats, by file extension. Each is fetched with the first document of its kind. */
export const plainReaders: ReadonlyMap<string, PlainReader> = new Map<string, PlainReader>([
  ['rtf', async (bytes, tally) => addTexts(tally, (await load(() => import('./rtf.ts'))).readRtf(bytes))],
  ...Object.entries(textReaders).map(([format, read]): [string, PlainReader] => [
    format,
    async (bytes, tally) => addTexts(tally, await read(await decodeText(bytes))),
  ]),
])

function addTexts(tally: Pick<Tally, 'add'>, texts: string | Texts): void {
  const parts: Iterable<readonly [PartName, string]> = typeof texts === 'string' ? [['body', texts]] : texts
  for (const [part, text] of parts) tally.add(part, text)
}
