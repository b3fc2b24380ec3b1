/** The properties of a language other than its texts, which are in `content/<language>/`. */
interface Language {
  /** Its own name for itself, as readers look for it. */
  readonly name: string
  /** The BCP 47 tag for dates, numbers and Open Graph: https://www.rfc-editor.org/info/bcp47 */
  readonly tag: string
  /** Quotation marks, with the spaces inside them. */
  readonly quotes: readonly [open: string, close: string]
  /** The letters it has in addition to a to z, in lower case, for the site's fonts. */
  readonly letters: string
}

/**
 * The site's languages, the source language first. To add one, add it here and create its folder in `content/`: see
 * docs/how-to.md.
 */
const known = {
  fr: { name: 'Français', tag: 'fr-CA', quotes: ['«\u00a0', '\u00a0»'], letters: 'àâæçèéêëîïôœùûüÿ' },
  en: { name: 'English', tag: 'en-CA', quotes: ['“', '”'], letters: '' },
} as const satisfies Readonly<Record<string, Language>>

/** A language of the site, as used in addresses and in `lang`. */
export type Locale = keyof typeof known

export const languages: Readonly<Record<Locale, Language>> = known

/** Returns whether a string from outside (an address, storage) is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** All locales, the source language first, which is the default and the fallback. */
export const locales = Object.keys(languages).filter(isLocale)

/** The default language. */
export const defaultLocale: Locale = 'fr'

/** Returns a record with a value for each language. */
export function forEachLocale<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  // Safe: its keys are those of `locales`.
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>
}
