import { isLocale, type Locale } from '../../renderer/languages.ts'

/**
 * Returns the name of a language in another one, as a label for a text of that language.
 *
 * @param code a BCP 47 code: `fr`, `pt-BR`; https://www.rfc-editor.org/info/bcp47
 * @returns `Français (Canada)`, or undefined if there is no such language
 */
export function nameLanguage(code: string, locale: Locale): string | undefined {
  const options = { type: 'language', languageDisplay: 'standard', fallback: 'none' } as const
  try {
    const name = new Intl.DisplayNames([locale], options).of(code)
    return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return undefined
  }
}

/** Returns the site language of a code, for typography: French for `fr-CA`; undefined if the site lacks it. */
export function localeOfCode(code: string): Locale | undefined {
  const [language] = code.split('-')
  return isLocale(language) ? language : undefined
}
