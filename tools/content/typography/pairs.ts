import type { Locale } from '../../../renderer/languages.ts'
import { languageName } from '../languageName.ts'
import type { Finding } from './finding.ts'

const CLOSING: Readonly<Record<string, string>> = { '«': '»', '“': '”', '(': ')' }
const OPENING: Readonly<Record<string, string>> = { '»': '«', '”': '“', ')': '(' }
/** « a) », “1)”: what lists are numbered with. */
const NUMBERING = /(?:^|[\s(])(?:\p{L}|\d{1,3}|[ivx]+)$/u
/** Inches and seconds: `15" × 17"`. */
const MEASURE = /\d$/

/** Whoever has forgotten so many in one paragraph has something else in mind. */
const MOST = 20

/** A pair of signs, by where they stand. */
interface Pair {
  readonly open: number
  readonly close: number
  /** Whether it stands within other quotation marks. */
  readonly isQuoted: boolean
}

interface Pairs {
  readonly pairs: readonly Pair[]
  readonly single: readonly Finding[]
}

/**
 * Quotation marks and brackets without their other half, and pairs of quotation marks of the other language; within a
 * quotation these are right: « il a dit “non” ».
 *
 * @param next what is read after it: a quotation of several paragraphs begins each of them with its sign
 */
export function findWrongPairs(text: string, locale: Locale, next = ''): Finding[] {
  if (text.search(/[«»“”()"]/) < 0) return []
  const { pairs, single } = pairUp(text, next)
  return [...single, ...findForeignQuotes(text, locale, pairs), ...findOddQuote(text)]
}

function pairUp(text: string, next: string): Pairs {
  const pairs: Pair[] = []
  const single: Finding[] = []
  const waiting: number[] = []
  for (const { 0: sign, index } of text.matchAll(/[«»“”()]/g)) {
    if (single.length === MOST) return { pairs, single }
    if (CLOSING[sign] !== undefined) {
      waiting.push(index)
      continue
    }
    const open = waiting.findLastIndex((place) => text.charAt(place) === OPENING[sign])
    if (open >= 0) {
      // What was opened later, and not closed until now, never will be.
      for (const place of waiting.splice(open + 1)) single.push(describeSingle(text, place))
      const start = waiting.pop() ?? index
      pairs.push({
        open: start,
        close: index,
        isQuoted: waiting.slice(-MOST).some((place) => text.charAt(place) !== '('),
      })
    } else if (sign !== ')' || !NUMBERING.test(text.slice(Math.max(0, index - 5), index)))
      single.push(describeSingle(text, index))
  }
  for (const place of waiting) {
    if (text.charAt(place) === '(' || !next.startsWith(text.charAt(place))) single.push(describeSingle(text, place))
  }
  return { pairs, single }
}

function describeSingle(text: string, index: number): Finding {
  const sign = text.charAt(index)
  const other = CLOSING[sign] ?? OPENING[sign] ?? sign
  const message = `${sign} without ${other}. Write ${other} where it ${CLOSING[sign] ? 'ends' : 'begins'}, or delete ${sign}`
  return { start: index, end: index + 1, message }
}

/** Straight ones become curly ones in pairs only. */
function findOddQuote(text: string): Finding[] {
  const quotes = [...text.matchAll(/"/g)].filter(({ index }) => !MEASURE.test(text.charAt(index - 1)))
  const last = quotes.at(-1)
  if (!last || quotes.length % 2 === 0) return []
  return [{ start: last.index, end: last.index + 1, message: '" without a second one. Write it, or delete this one' }]
}

interface Quotes {
  /** The other language's. */
  readonly wrong: string
  readonly open: string
  readonly close: string
}

const quotes: Readonly<Record<string, Quotes>> = {
  fr: { wrong: '“', open: '« ', close: ' »' },
  en: { wrong: '«', open: '“', close: '”' },
}

function findForeignQuotes(text: string, locale: Locale, pairs: readonly Pair[]): Finding[] {
  const { wrong, open, close } = quotes[locale] ?? {}
  return pairs
    .filter((pair) => text.charAt(pair.open) === wrong && !pair.isQuoted)
    .map((pair) => ({
      start: pair.open,
      end: pair.close + 1,
      message: `${text.charAt(pair.open)} ${text.charAt(pair.close)} are no quotation marks of ${languageName(locale)}`,
      wanted: `${open ?? ''}${text.slice(pair.open + 1, pair.close).trim()}${close ?? ''}`,
      isMechanical: true,
    }))
}
