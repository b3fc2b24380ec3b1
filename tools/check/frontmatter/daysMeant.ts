import { isDay } from '../../../content/dates.ts'

/** A century that a year of two digits is in. */
const CENTURY = 2000

type YearMonthDay = readonly [year: number, month: number, day: number]

/**
 * Returns the dates that a text in figures may mean, `11/20/2026`: two of them where day and month are ambiguous.
 *
 * @returns `YYYY-MM-DD` each, likeliest first; empty where it is not a date
 */
export function daysMeant(text: string): readonly string[] {
  // The time of day does not matter.
  const day = text.normalize('NFKC').replace(/(?<=\d)(?:T|\s+)\d{1,2}[:h].*$/i, '')
  return [...new Set(readNumbers(day).map(writeDay))].filter(isDay)
}

function readNumbers(text: string): YearMonthDay[] {
  const [, first = '', ...others] =
    /^\s*(\d{4})(\d\d)(\d\d)\s*$/.exec(text) ??
    /^\s*(\d{1,4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,4})\s*$/.exec(text) ??
    []
  const [a, b = 0, c = 0] = [first, ...others].map(Number)
  if (a === undefined) return []
  // With the year first, the month follows unless it can't be one; with full stops, the day comes first everywhere.
  if (first.length === 4) return [b > 12 ? [a, c, b] : [a, b, c]]
  const dayFirst: YearMonthDay = [c, b, a]
  return text.includes('.') && b <= 12 ? [dayFirst] : [dayFirst, [c, a, b]]
}

function writeDay([year, month, day]: YearMonthDay): string {
  return [year < 100 ? CENTURY + year : year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
