import { dateFormat } from './dateFormat.ts'
import { languages, type Locale } from './languages.ts'

const LONG: Intl.DateTimeFormatOptions = { dateStyle: 'long' }
/** A day that is near: `vendredi 27 novembre`, `Friday, November 27`. */
export const WEEKDAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

/**
 * Formats a day for display: `12 mars 2026`, `March 12, 2026`.
 *
 * @param day `YYYY-MM-DD`
 * @param format the date in full by default
 */
export function formatDay(day: string, locale: Locale, format = LONG): string {
  const text = dateFormat(languages[locale].tag, { ...format, timeZone: 'UTC' }).format(new Date(day))
  // French uses the ordinal for the first of the month, which Intl does not do.
  const written = locale === 'fr' ? text.replace(/(?<!\d)1(?=\s\p{L})/u, '1er') : text
  // The day and the month stay in a line.
  return written.replaceAll(/ (?=\d{1,2}\b)|(?<=\b\d{1,2}(?:er)?) /g, '\u00A0')
}
