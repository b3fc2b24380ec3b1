import { isDay } from '../content/dates.ts'
import { siteConfig } from '../site.config.ts'

/**
 * The day that a build is made for, `YYYY-MM-DD`: documents of later days are held back from it.
 *
 * The day at the agency, wherever the build runs; `BUILD_DATE` gives another.
 *
 * @throws Error where BUILD_DATE is no day
 */
export function today(now: Date = new Date()): string {
  const given = process.env['BUILD_DATE']
  if (given) {
    if (isDay(given)) return given
    throw new Error(`BUILD_DATE is "${given}", which is no day. Write BUILD_DATE=2026-11-22, or unset it.`)
  }
  // Sweden writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: siteConfig.timeZone, dateStyle: 'short' }).format(now)
}
