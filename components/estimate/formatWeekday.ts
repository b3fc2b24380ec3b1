import { dateFormat } from '../../renderer/dateFormat.ts'
import { languages, type Locale } from '../../renderer/languages.ts'

/**
 * Formats a day that is near: `vendredi 27 novembre`, `Friday, November 27`.
 *
 * @param day `YYYY-MM-DD`
 */
export function formatWeekday(day: string, locale: Locale): string {
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return (
    dateFormat(languages[locale].tag, options)
      .format(new Date(day))
      // French uses the ordinal for the first of the month, which Intl does not do.
      .replace(/(?<=^\p{L}+ 1)(?= \p{L})/u, 'er')
  )
}
