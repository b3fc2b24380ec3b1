import { type Locale } from '../../renderer/languages.ts'

/** Canada's forms: the agency's home, and the same words as in France for French. */
const formats: Readonly<Record<Locale, Intl.DateTimeFormat>> = {
  fr: new Intl.DateTimeFormat('fr-CA', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' }),
}

/**
 * A day as it is read: `12 mars 2026`, `March 12, 2026`.
 *
 * @param day `YYYY-MM-DD`
 */
export function formatDay(day: string, locale: Locale): string {
  const text = formats[locale].format(new Date(day))
  // French says « premier » for the first of the month, which Intl does not know.
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}
