import type { Locale } from '../../../renderer/languages.ts'

/** The language to mark a document's texts with where it is not the page's: shown for want of a translation. */
export function foreignLanguage(document: { readonly locale: Locale }, pageLocale: Locale): Locale | undefined {
  return document.locale === pageLocale ? undefined : document.locale
}
