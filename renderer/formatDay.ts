import { languages, type Locale } from './languages.ts'

/** Made once each, when first needed: that takes 10 ms on a phone. */
const formats = new Map<Locale, Intl.DateTimeFormat>()

/**
 * Formats a day for display: `12 mars 2026`, `March 12, 2026`.
 *
 * @param day `YYYY-MM-DD`
 */
export function formatDay(day: string, locale: Locale): string {
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' })
  formats.set(locale, format)
  const text = format.format(new Date(day))
  // French uses the ordinal for the first of the month, which Intl does not do.
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}
