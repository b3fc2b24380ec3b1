import { isDay } from '../../../content/dates.ts'

/** A century that a year of two digits is in. */
const CENTURY = 2000

/**
 * Returns the days that a text may mean, `20 novembre 2026` or `11/20/2026`: two of them where day and month can't be told
 * apart.
 *
 * @returns `YYYY-MM-DD` each, likeliest first; none where it means none
 */
export function daysMeant(text: string): readonly string[] {
  // A time of day tells nothing of the day.
  const day = text.normalize('NFKC').replace(/(?<=\d)(?:T|\s+)\d{1,2}[:h].*$/i, '')
  return [...new Set([...readNumbers(day), ...readWords(day)].map(writeDay))].filter(isDay)
}

type YearMonthDay = readonly [year: number, month: number, day: number]

function readNumbers(text: string): YearMonthDay[] {
  const [, first = '', second = '', third = ''] =
    /^\s*(\d{4})(\d\d)(\d\d)\s*$/.exec(text) ??
    /^\s*(\d{1,4})\s*[/.-]\s*(\d{1,2})\s*[/.-]\s*(\d{1,4})\s*$/.exec(text) ??
    []
  const [a, b, c] = [Number(first), Number(second), Number(third)]
  // With the year first, the month follows unless it can't be one; with full stops, the day comes first everywhere.
  if (first.length === 4) return [b > 12 ? [a, c, b] : [a, b, c]]
  const isDayFirst = text.includes('.') && b <= 12
  return isDayFirst
    ? [[c, b, a]]
    : [
        [c, b, a],
        [c, a, b],
      ]
}

function readWords(text: string): YearMonthDay[] {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
  const [month, otherMonth] = new Set(words.flatMap((word) => monthNamed(word) ?? []))
  const [first, second, third] = words.filter((word) => /^\d+$/.test(word)).map(Number)
  if (!month || otherMonth || first === undefined || second === undefined || third !== undefined) return []
  return [first > 31 ? [first, month, second] : [second, month, first]]
}

const MONTHS: ReadonlyArray<readonly [name: string, month: number]> = ['fr', 'en'].flatMap((language) => {
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => [plain(names.format(Date.UTC(2026, index))), index + 1] as const)
})

/** Cut short, too, `nov.`, as long as it is of one month only. */
function monthNamed(word: string): number | undefined {
  const months = new Set(MONTHS.flatMap(([name, month]) => (name.startsWith(plain(word)) ? month : [])))
  return word.length >= 3 && months.size === 1 ? [...months][0] : undefined
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function writeDay([year, month, day]: YearMonthDay): string {
  return [year < 100 ? CENTURY + year : year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
