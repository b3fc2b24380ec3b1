import type { Locale } from '../../../renderer/languages.ts'

const OPENING: Readonly<Record<string, string>> = { '»': '«', '”': '“', ')': '(' }
/** The label of a list entry: « a) », “1)”. */
const NUMBERING = /(?:^|[\s(])(?:\p{L}|\d{1,3}|[ivx]+)$/u
/** The most findings of one paragraph; more are intentional. */
const MAX_FINDINGS = 20

/** An unpaired mark, or a quotation in the marks of another language, with its correction. */
export interface WrongSign {
  readonly start: number
  readonly end: number
  readonly wanted?: string
}

/** For each language, the opening quotation mark of the other one, and its own quotation marks. */
const QUOTES: Readonly<Record<string, { readonly wrong: string; readonly around: (text: string) => string }>> = {
  fr: { wrong: '“', around: (text) => `« ${text} »` },
  en: { wrong: '«', around: (text) => `“${text}”` },
}

/**
 * Returns unpaired quotation marks and brackets, and quotations in the marks of the other language, which are right
 * only within a quotation: « il a dit “non” ».
 *
 * @param next the text of the next paragraph: a quotation that continues there repeats its opening mark
 */
export function findWrongPairs(text: string, locale: Locale, next = ''): WrongSign[] {
  const wrong: WrongSign[] = []
  const waiting: number[] = []
  const single = (start: number) => void wrong.push({ start, end: start + 1 })
  const { wrong: foreign, around } = QUOTES[locale] ?? {}
  for (const { 0: sign, index } of text.matchAll(/[«»“”()]/g)) {
    if (wrong.length >= MAX_FINDINGS) return wrong
    const opening = OPENING[sign]
    if (opening === undefined) {
      waiting.push(index)
      continue
    }
    const open = waiting.findLastIndex((place) => text.charAt(place) === opening)
    if (open >= 0) {
      // Inner marks that are still open here are never closed.
      const [start = index, ...never] = waiting.splice(open)
      for (const place of never) single(place)
      const isQuoted = waiting.slice(-MAX_FINDINGS).some((place) => text.charAt(place) !== '(')
      if (around && text.charAt(start) === foreign && !isQuoted) {
        wrong.push({ start, end: index + 1, wanted: around(text.slice(start + 1, index).trim()) })
      }
    } else if (sign !== ')' || !NUMBERING.test(text.slice(Math.max(0, index - 5), index))) single(index)
  }
  for (const place of waiting) {
    if (text.charAt(place) === '(' || !next.startsWith(text.charAt(place))) single(place)
  }
  // Straight quotes become curly in pairs only; inches and seconds are not quotes: `15" × 17"`.
  const straight = [...text.matchAll(/(?<!\d)"/g)]
  const last = straight.length % 2 === 1 ? straight.at(-1) : undefined
  if (last) single(last.index)
  return wrong
}
