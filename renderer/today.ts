import { isDay } from '../content/dates.ts'
import { headOffice } from './offices.ts'

/**
 * Returns the day of the build, `YYYY-MM-DD`: documents dated later are not published.
 *
 * It is the day at the head office, wherever the build runs; `BUILD_DATE` overrides it.
 *
 * @throws Error if BUILD_DATE is not a valid date
 */
export function today(now: Date = new Date(), timeZone: string = headOffice.timeZone): string {
  const given = process.env['BUILD_DATE']
  if (given) {
    if (isDay(given)) return given
    throw new Error(`BUILD_DATE is "${given}", which is not a date. Write BUILD_DATE=2026-11-22, or unset it.`)
  }
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
}
