import { dayOfBuild } from '../../renderer/content.ts'
import type { Locale } from '../../renderer/languages.ts'
import { translationOf } from '../../renderer/texts.ts'
import { type Rates, readRates } from './rates.ts'

/** Returns the prices and periods of today, as the facts of a language state them. */
export function ratesIn(locale: Locale): Rates {
  return readRates(translationOf(locale).getResourceBundle(locale, 'facts'), locale, dayOfBuild())
}
