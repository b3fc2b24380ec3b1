import type { Locale } from '../../renderer/languages.ts'
import type { QuoteService } from '../../renderer/quoteServices.ts'
import { translationOf } from '../../renderer/texts.ts'

/** Returns the name of a service within a sentence. */
export function nameOfService(service: QuoteService | 'any', locale: Locale): string {
  const name = translationOf(locale).getFixedT(locale, 'quote')(`fields.services.${service}`)
  return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
}
