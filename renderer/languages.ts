/** The site's languages, the source language first: it is the default and the fallback. */
export const locales = ['fr', 'en'] as const

/** A language of the site, as it stands in addresses and in `lang`. */
export type Locale = (typeof locales)[number]

/** Where nothing says otherwise. */
export const defaultLocale: Locale = 'fr'

/** Each language named in itself, as a reader of that language looks for it. */
export const languageNames: Readonly<Record<Locale, string>> = { fr: 'Français', en: 'English' }

/** The values of `og:locale`: https://ogp.me/#optional */
export const openGraphLocales: Readonly<Record<Locale, string>> = { fr: 'fr_CA', en: 'en_CA' }

/** Whether a text from outside (an address, the storage) is one of the site's languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The other language: the one that the switcher offers. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'fr' ? 'en' : 'fr'
}
