import type { Locale } from '../../../renderer/languages.ts'

const OPENING: Readonly<Record<string, string>> = { '»': '«', '”': '“', ')': '(' }
/** « a) », “1)”: what lists are numbered with. */
const NUMBERING = /(?:^|[\s(])(?:\p{L}|\d{1,3}|[ivx]+)$/u
/** Beyond this many in one paragraph, they are intentional. */
const MOST = 20

/** A sign without its other half, or a quotation with the signs of another language, which has what to write instead. */
export interface WrongSign {
  readonly start: number
  readonly end: number
  readonly wanted?: string
}

/** The quotation marks of the other language, and one's own. */
const QUOTES: Readonly<Record<string, { readonly wrong: string; readonly around: (text: string) => string }>> = {
  fr: { wrong: '“', around: (text) => `« ${text} »` },
  en: { wrong: '«', around: (text) => `“${text}”` },
}

/**
 * Returns quotation marks and brackets without their other half, and quotations in the marks of the other language; within a
 * quotation these are right: « il a dit “non” ».
 *
 * @param next what is read after the text: a quotation of several paragraphs begins each of them with its sign
 */
export function findWrongPairs(text: string, locale: Locale, next = ''): WrongSign[] {
  const wrong: WrongSign[] = []
  const waiting: number[] = []
  const single = (start: number) => void wrong.push({ start, end: start + 1 })
  const { wrong: foreign, around } = QUOTES[locale] ?? {}
  for (const { 0: sign, index } of text.matchAll(/[«»“”()]/g)) {
    if (wrong.length >= MOST) return wrong
    const opening = OPENING[sign]
    if (opening === undefined) {
      waiting.push(index)
      continue
    }
    const open = waiting.findLastIndex((place) => text.charAt(place) === opening)
    if (open >= 0) {
      // An inner one that is still open here is never closed.
      const [start = index, ...never] = waiting.splice(open)
      for (const place of never) single(place)
      const isQuoted = waiting.slice(-MOST).some((place) => text.charAt(place) !== '(')
      if (around && text.charAt(start) === foreign && !isQuoted) {
        wrong.push({ start, end: index + 1, wanted: around(text.slice(start + 1, index).trim()) })
      }
    } else if (sign !== ')' || !NUMBERING.test(text.slice(Math.max(0, index - 5), index))) single(index)
  }
  for (const place of waiting) {
    if (text.charAt(place) === '(' || !next.startsWith(text.charAt(place))) single(place)
  }
  // Straight ones become curly ones in pairs only; inches and seconds have none: `15" × 17"`.
  const straight = [...text.matchAll(/(?<!\d)"/g)]
  const last = straight.length % 2 === 1 ? straight.at(-1) : undefined
  if (last) single(last.index)
  return wrong
}
