/** What the site has to know of a language besides its texts, which are in `content/<language>/`. */
interface Language {
  /** Its name in itself, as a reader of that language looks for it. */
  readonly name: string
  /** How dates and numbers are written, and what networks are told: https://www.rfc-editor.org/info/bcp47 */
  readonly tag: string
  /** Quotation marks, with the spaces inside them. */
  readonly quotes: readonly [open: string, close: string]
  /** The letters that it has besides a to z, for the site's fonts; without capitals. */
  readonly letters: string
}

/**
 * The site's languages, the source language first. To add one, add it here and make its folder in `content/`:
 * docs/how-to.md says how.
 */
const known = {
  fr: { name: 'Français', tag: 'fr-CA', quotes: ['«\u00a0', '\u00a0»'], letters: 'àâæçèéêëîïôœùûüÿ' },
  en: { name: 'English', tag: 'en-CA', quotes: ['“', '”'], letters: '' },
} as const satisfies Readonly<Record<string, Language>>

/** A language of the site, as it stands in addresses and in `lang`. */
export type Locale = keyof typeof known

export const languages: Readonly<Record<Locale, Language>> = known

/** Whether a text from outside (an address, the storage) is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

/** All of them, the source language first: it is the default and the fallback. */
export const locales = Object.keys(languages).filter(isLocale)

/** Where nothing says otherwise. */
export const defaultLocale: Locale = 'fr'

/** Something for each language. */
export function forEachLocale<Value>(make: (locale: Locale) => Value): Readonly<Record<Locale, Value>> {
  // It has exactly the keys that `locales` has, which are those of the type.
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, Value>
}
