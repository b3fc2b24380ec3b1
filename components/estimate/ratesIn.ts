import type { Locale } from '../../renderer/languages.ts'
import { headOffice } from '../../renderer/offices.ts'
import { translationOf } from '../../renderer/texts.ts'
import { type Rates, readRates } from './rates.ts'

/** Returns the agency's prices and periods, from the facts of a language. */
export function ratesIn(locale: Locale): Rates {
  const translation = translationOf(locale)
  return readRates((name) => translation.t(`facts:${name}`), headOffice.timeZone)
}
