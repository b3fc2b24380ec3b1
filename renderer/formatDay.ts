import { dateFormat } from './dateFormat.ts'
import { languages, type Locale } from './languages.ts'

/**
 * Formats a day for display: `12 mars 2026`, `March 12, 2026`.
 *
 * @param day `YYYY-MM-DD`
 */
export function formatDay(day: string, locale: Locale): string {
  const text = dateFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
  // French uses the ordinal for the first of the month, which Intl does not do.
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}
