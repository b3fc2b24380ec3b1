import Holidays from 'date-holidays'
import type { Office } from '../../site.config.ts'

/** Deadlines are a few weeks ahead; the years after the first leave time to run `npm run assets` again. */
const YEARS = 5
/** The agency also takes optional holidays, such as Easter Monday. Observances, such as Halloween, are working days. */
const TAKEN: ReadonlySet<string> = new Set(['public', 'optional'])
/** The rule of a holiday with a fixed date: `05-20`. */
const FIXED_DATE = /^\d\d-\d\d/

/**
 * Returns the public holidays at the offices that are not on a weekend, `YYYY-MM-DD`. One with a fixed date that falls on a
 * Sunday is kept on Monday, which date-holidays leaves out.
 */
export function listClosedDays(
  offices: ReadonlyArray<Pick<Office, 'country' | 'region'>>,
  firstYear: number,
): string[] {
  const calendars = offices.map(({ country, region }) => new Holidays({ country, ...(region && { state: region }) }))
  const years = Array.from({ length: YEARS }, (_, index) => firstYear + index)
  const days = calendars
    .flatMap((calendar) => years.flatMap((year) => calendar.getHolidays(year)))
    .filter(({ type }) => TAKEN.has(type))
    .map(({ date, rule }) => {
      const day = new Date(date.slice(0, 10))
      if (FIXED_DATE.test(rule) && day.getUTCDay() === 0) day.setUTCDate(day.getUTCDate() + 1)
      return day
    })
    .filter((day) => day.getUTCDay() % 6 !== 0)
    .map((day) => day.toISOString().slice(0, 10))
  return [...new Set(days)].toSorted()
}
