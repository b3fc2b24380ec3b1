import { isLocale, type Locale } from '../../renderer/languages.ts'

/**
 * The name of a language in another, for a text of that language to stand under.
 *
 * @param code as BCP 47 has it: `fr`, `pt-BR`; https://www.rfc-editor.org/info/bcp47
 * @returns `Français (Canada)`, or undefined where there is no such language
 */
export function nameLanguage(code: string, locale: Locale): string | undefined {
  const name = displayName(code, locale)
  return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

function displayName(code: string, locale: string): string | undefined {
  const options = { type: 'language', languageDisplay: 'standard', fallback: 'none' } as const
  try {
    return new Intl.DisplayNames([locale], options).of(code)
  } catch {
    return undefined
  }
}

/** The code of a language as it is written, where it is one: `pt-br` is `pt-BR`. */
export function findLanguageCode(written: string): string | undefined {
  try {
    const [code] = Intl.getCanonicalLocales(written.trim().replaceAll('_', '-'))
    return code !== undefined && displayName(code, 'en') !== undefined ? code : undefined
  } catch {
    return undefined
  }
}

/** Of the site's languages the one that a text is in, for its typography: that of `fr-CA` is French. */
export function localeOfCode(code: string): Locale | undefined {
  const [language] = code.split('-')
  return isLocale(language) ? language : undefined
}
