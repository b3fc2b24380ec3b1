import { isDay } from '../../../content/dates.ts'

/**
 * Returns the dates that a numeric text such as `11/20/2026` may mean: two if day and month are ambiguous.
 *
 * @returns dates as `YYYY-MM-DD`, likeliest first; empty if the text is not a date
 */
export function daysMeant(text: string): readonly string[] {
  const [, a = '', b = '', c = ''] =
    /^[\s“«‘]*(\d{1,4})\s*[/.‐–-]\s*(\d{1,2})\s*[/.‐–-]\s*(\d{1,4})(?!\d)/.exec(text.normalize('NFKC')) ?? []
  const isYearFirst = a.length === 4
  const year = isYearFirst ? a : c
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : year
  const others = (isYearFirst ? [b, c] : [b, a]).map((number) => number.padStart(2, '0'))
  const days = [others, others.toReversed()].map((monthAndDay) => [fullYear, ...monthAndDay].join('-'))
  const possible = [...new Set(days)].filter(isDay)
  // With the year first, the month follows unless it can't be one; with full stops, the day comes first everywhere.
  return isYearFirst || text.includes('.') ? possible.slice(0, 1) : possible
}
