/** Days as writers write them, and the one way that they are kept: `YYYY-MM-DD`. */

/** The site is younger than that: an earlier year is a slip. */
const FIRST_YEAR = 2000

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/** Whether a text is a calendar day of ISO 8601, `YYYY-MM-DD`, that there is, from the year 2000 on. */
export function isDay(text: string): boolean {
  const day = readIsoDay(text)
  return day !== undefined && isReal(day) && day.year >= FIRST_YEAR
}

/**
 * The days that a text may mean: `20 novembre 2026`, `11/20/2026`. Two of them where day and month can't be told apart.
 *
 * @returns `YYYY-MM-DD` each, likeliest first; none where it means none
 */
export function daysMeant(text: string): readonly string[] {
  return [...new Set(readDays(text).filter(isReal).map(writeDay))].filter(isDay)
}

/**
 * What is wrong with what stands in place of a day.
 *
 * @param key the one that it stands at, for the advice
 */
export function describeWrongDay(input: unknown, key: string): string {
  if (input === undefined || input === null) return `is missing. Write ${key}: 2026-01-31`
  const text = String(input).trim()
  const shown = text.length > 40 ? `${text.slice(0, 39)}…` : text
  const meant = daysMeant(text)
  if (meant.length > 1) {
    const choices = meant.map((day) => `${key}: ${day} (${inWords(day)})`)
    return `expected YYYY-MM-DD, got "${shown}". Write ${choices.join(' or ')}`
  }
  const written = readIsoDay(text)
  const [day] = [...(written ? [written] : []), ...readDays(text)]
  if (day && isReal(day) && day.year < FIRST_YEAR) {
    const year = String(day.year).padStart(4, '0')
    return `is in the year ${year}. Write the year that is meant, from ${FIRST_YEAR} on${meant[0] === undefined ? '' : `: ${key}: ${meant[0]}`}`
  }
  if (meant[0] !== undefined) return `expected YYYY-MM-DD, got "${shown}". Write ${key}: ${meant[0]}`
  if (day && (day.month < 1 || day.month > 12)) {
    return `there is no month ${day.month}. Write the month from 01 to 12, then the day, like ${key}: 2026-01-31`
  }
  if (day) return describeNoSuchDay(day)
  return `expected YYYY-MM-DD, got "${shown}". Write a day like ${key}: 2026-01-31`
}

function describeNoSuchDay(day: Day): string {
  const days = daysIn(day)
  return `there is no ${writeDay(day)}: ${MONTHS.format(Date.UTC(day.year, day.month - 1))} has ${days} days. Write the day that is meant`
}

function readIsoDay(text: string): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  return year && month && day ? { year: Number(year), month: Number(month), day: Number(day) } : undefined
}

/** Each way to read a text as a day, with a month from 1 to 12 and a day from 1 to 31. */
function readDays(text: string): Day[] {
  // A time of day, and what stands around a day in words.
  const day = text
    .normalize('NFKC')
    .trim()
    .replace(/(?<=\d)(?:T|\s+)\d{1,2}[:h].*$/i, '')
  return [...readNumbers(day), ...readWords(day)].filter(
    ({ month, day: number }) => month >= 1 && month <= 12 && number >= 1 && number <= 31,
  )
}

function readNumbers(text: string): Day[] {
  const packed = /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  const parts = packed ?? /^(\d{1,4})\s*([/.-])\s*(\d{1,2})\s*\2\s*(\d{1,4})$/.exec(text)
  if (!parts) return []
  const [first, second, third] = (packed ? [parts[1], parts[2], parts[3]] : [parts[1], parts[3], parts[4]]).map(Number)
  if (first === undefined || second === undefined || third === undefined) return []
  if (parts[1]?.length === 4) {
    const year = fullYear(first)
    return likelier({ year, month: second, day: third }, { year, month: third, day: second })
  }
  const year = fullYear(third)
  const dayFirst = { year, month: second, day: first }
  // With full stops the day comes first everywhere.
  if (parts[2] === '.') return likelier(dayFirst, { year, month: first, day: second })
  const days = [dayFirst, { year, month: first, day: second }]
  return parts[2] === '-' && third < 100 ? [{ year: fullYear(first), month: second, day: third }, ...days] : days
}

/** The second reading only where the first can't be. */
function likelier(first: Day, second: Day): Day[] {
  return first.month > 12 ? [second] : [first]
}

function readWords(text: string): Day[] {
  const words = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []
  const months = new Set(words.flatMap((word) => monthNamed(word) ?? []))
  const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number)
  const [month] = months
  const [first, second] = numbers
  if (months.size !== 1 || numbers.length !== 2 || !month || first === undefined || second === undefined) return []
  return first > 31 ? [{ year: first, month, day: second }] : [{ year: fullYear(second), month, day: first }]
}

function fullYear(year: number): number {
  return year < 100 ? FIRST_YEAR + year : year
}

const MONTHS = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAYS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const MONTH_NAMES: ReadonlyArray<readonly [string, number]> = ['fr', 'en'].flatMap((language) => {
  const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, index) => [plain(names.format(Date.UTC(2026, index))), index + 1] as const)
})

/** Cut short, too, `nov.`, as long as it is of one month only. */
function monthNamed(word: string): number | undefined {
  const start = plain(word)
  if (start.length < 3) return undefined
  const numbers = new Set(MONTH_NAMES.filter(([name]) => name.startsWith(start)).map(([, number]) => number))
  return numbers.size === 1 ? [...numbers][0] : undefined
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

function daysIn({ year, month }: Day): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function isReal(day: Day): boolean {
  return day.month >= 1 && day.month <= 12 && day.day >= 1 && day.day <= daysIn(day)
}

function writeDay({ year, month, day }: Day): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

function inWords(day: string): string {
  return DAYS.format(Date.parse(day))
}
