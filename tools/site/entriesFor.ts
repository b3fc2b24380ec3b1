import type { Entry } from '../../renderer/entry.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import type { LoadedDocument } from '../content/readDocument.ts'

/** Returns the documents for readers of a language: those in it, and French ones without a translation. */
export function entriesFor(locale: Locale, documents: readonly LoadedDocument[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const language of [defaultLocale, locale]) {
    for (const { entry } of documents) if (entry.locale === language) entries.set(entry.path, entry)
  }
  return [...entries.values()]
}
