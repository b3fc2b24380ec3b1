import type { Locale } from '../../renderer/languages.ts'

const names = new Intl.DisplayNames('en', { type: 'language' })

/** `French`, as messages to writers name it. */
export function languageName(locale: Locale): string {
  return names.of(locale) ?? locale
}
