import type { Locale } from '../../../renderer/languages.ts'

/** Returns the `lang` of a document's texts if it differs from the page's, because there is no translation. */
export function foreignLanguage(document: { readonly locale: Locale }, pageLocale: Locale): Locale | undefined {
  return document.locale === pageLocale ? undefined : document.locale
}
