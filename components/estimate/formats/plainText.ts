import { CountingError } from '../countingError.ts'
import { collectTexts, type Vocabulary } from './collectTexts.ts'
import { scanMarkup } from './scanMarkup.ts'

/**
 * The readers of text formats, by file extension. Each returns the text to translate, with a space or a line break
 * wherever words end, or throws a CountingError if the document is not in that format.
 */
export const plainReaders: ReadonlyMap<string, (source: string) => string> = new Map([
  ['txt', (source) => source],
  ['md', readMarkdown],
  ['html', readHtml],
  ['htm', readHtml],
  ['srt', readSubtitles],
  ['vtt', readSubtitles],
  ['csv', readTable],
  ['json', readJson],
  ['po', readCatalogue],
  ['xliff', readXliff],
  ['xlf', readXliff],
])

/** Elements within a word or a sentence; all others end the word before them. */
const INLINE =
  /^(?:a|abbr|b|bdi|bdo|cite|code|del|em|font|i|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/i
const UNSEEN = /^(?:script|style|template|noscript|svg)$/i

function readHtml(source: string): string {
  const texts: string[] = []
  let unseen = 0
  const tag = (step: number) => (name: string) => {
    if (UNSEEN.test(name)) unseen = Math.max(0, unseen + step)
    if (!INLINE.test(name)) texts.push('\n')
  }
  scanMarkup(source, {
    open: tag(1),
    close: tag(-1),
    text: (text) => {
      if (unseen === 0) texts.push(text)
    },
  })
  return texts.join('')
}

/** The labels of list items, which no word processor counts. */
const LABEL = /^[ \t]*(?:\d{1,3}[.)]|[-*+] \[[ x]\])[ \t]/gm
const FRONT_MATTER = /^---\r?\n[^]*?\n---\r?\n/

function readMarkdown(source: string): string {
  const body = source.replace(FRONT_MATTER, '')
  // The address of a link or a picture: [words](address).
  return readHtml(dropBetween(body, '](', ')').replaceAll('|', ' ').replaceAll(LABEL, ''))
}

/** Removes the text between two marks, and the marks. */
function dropBetween(source: string, open: string, close: string): string {
  const kept: string[] = []
  let at = 0
  for (;;) {
    const start = source.indexOf(open, at)
    const end = start === -1 ? -1 : source.indexOf(close, start)
    if (end === -1) return kept.join('') + source.slice(at)
    kept.push(source.slice(at, start))
    at = end + close.length
  }
}

const TIMES = /^[\d:.,\s]+-->/
const HEADING_OF_FILE = /^(?:WEBVTT|NOTE|STYLE|REGION)\b/

function readSubtitles(source: string): string {
  const cues = source.replaceAll('\r', '').split(/\n\s*\n/)
  const spoken = cues
    .filter((cue) => !HEADING_OF_FILE.test(cue.trim()))
    .map((cue) => {
      const lines = cue.split('\n')
      const times = lines.findIndex((line) => TIMES.test(line))
      return lines.slice(times + 1).join('\n')
    })
  return readHtml(spoken.join('\n'))
}

/** Reads CSV: separators end a word, except within quotation marks. */
function readTable(source: string): string {
  const [first = ''] = source.split('\n', 1)
  const separator = [';', '\t', ','].find((mark) => first.includes(mark)) ?? ','
  return source
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(separator, '\n') : part))
    .join('')
}

function readJson(source: string): string {
  const texts: string[] = []
  try {
    JSON.parse(source, (_key, value: unknown) => {
      if (typeof value === 'string') texts.push(value)
      return null
    })
  } catch {
    throw new CountingError('unreadable')
  }
  return texts.join('\n')
}

const MESSAGE = /^(?:#~ )?(msgid|msgid_plural|msgstr|msgctxt)\b/

/** Reads a PO catalogue: the text to translate is the msgid, which is empty for the catalogue's header. */
function readCatalogue(source: string): string {
  const texts: string[] = []
  let isSource = false
  for (const line of source.split('\n')) {
    const keyword = MESSAGE.exec(line)?.[1]
    if (keyword !== undefined) {
      isSource = keyword.startsWith('msgid') && !line.startsWith('#')
      texts.push('\n')
    }
    const start = line.indexOf('"')
    const end = line.lastIndexOf('"')
    if (isSource && end > start && !line.startsWith('#')) {
      texts.push(
        line
          .slice(start + 1, end)
          .replaceAll(/\\[nrt]/g, '\n')
          .replaceAll('\\"', '"'),
      )
    }
  }
  return texts.join('')
}

const xliff: Vocabulary = {
  texts: new Set(['source']),
  // Placeholders for markup of the original.
  skipped: new Set(['bpt', 'ept', 'ph', 'it', 'alt-trans', 'seg-source', 'mtc:matches']),
  breaks: new Set(['source']),
  parts: {},
}

function readXliff(source: string): string {
  return collectTexts(source, 'body', xliff).get('body') ?? ''
}
