import { languages, locales, type Locale } from './languages.ts'

const formats = new Map(
  locales.map((locale) => [
    locale,
    new Intl.DateTimeFormat(languages[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
  ]),
)

/**
 * Formats a day for display: `12 mars 2026`, `March 12, 2026`.
 *
 * @param day `YYYY-MM-DD`
 */
export function formatDay(day: string, locale: Locale): string {
  const text = formats.get(locale)?.format(new Date(day)) ?? day
  // French uses the ordinal for the first of the month, which Intl does not do.
  return locale === 'fr' ? text.replace(/^1(?=\s)/, '1er') : text
}
