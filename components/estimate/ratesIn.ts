import { dayOfBuild } from '../../renderer/content.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import type { Locale } from '../../renderer/languages.ts'
import { translationOf } from '../../renderer/texts.ts'
import { siteConfig } from '../../site.config.ts'
import { type Rates, readRates } from './rates.ts'

/** Returns today's prices and periods, from the facts of a language. */
export function ratesIn(locale: Locale): Rates {
  return readRates(translationOf(locale).getResourceBundle(locale, 'facts'), locale, {
    asOf: formatDay(dayOfBuild(), locale),
    timeZone: siteConfig.timeZone,
  })
}
