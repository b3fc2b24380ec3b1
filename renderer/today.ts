import { isDay } from '../content/dates.ts'
import { siteConfig } from '../site.config.ts'

/**
 * Returns the day of the build, `YYYY-MM-DD`: documents dated later are not published.
 *
 * It is the day in the agency's time zone, wherever the build runs; `BUILD_DATE` overrides it. That is Montréal's, where the
 * day starts last: a document is published when both offices have reached its date.
 *
 * @throws Error if BUILD_DATE is not a valid date
 */
export function today(now: Date = new Date()): string {
  const given = process.env['BUILD_DATE']
  if (given) {
    if (isDay(given)) return given
    throw new Error(`BUILD_DATE is "${given}", which is not a date. Write BUILD_DATE=2026-11-22, or unset it.`)
  }
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: siteConfig.timeZone, dateStyle: 'short' }).format(now)
}
