import { dayOfBuild } from '../../renderer/content.ts'
import { formatDay } from '../../renderer/formatDay.ts'
import type { Locale } from '../../renderer/languages.ts'
import { translationOf } from '../../renderer/texts.ts'
import { siteConfig } from '../../site.config.ts'
import { type Circumstances, type Rates, readRates } from './rates.ts'

/** Returns today's prices and periods, from the facts of a language. */
export function ratesIn(locale: Locale): Rates {
  const translation = translationOf(locale)
  return readRates((name) => translation.t(`facts:${name}`), locale, circumstancesIn(locale))
}

/** Returns what rates need besides facts, for islands that read the facts themselves. */
export function circumstancesIn(locale: Locale): Circumstances {
  return { asOf: formatDay(dayOfBuild(), locale), timeZone: siteConfig.timeZone }
}
