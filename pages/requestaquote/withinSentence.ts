import type { Locale } from '../../renderer/languages.ts'

/** Returns the name or the price of a service as it is written within a sentence. */
export function withinSentence(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1)
}
