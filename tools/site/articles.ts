import { compareEntries, isOf, type Entry } from '../../renderer/entry.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import { authorOf } from '../content/authorOf.ts'
import type { LoadedDocument } from '../content/readDocument.ts'

/** An article with the profile of its author. */
export interface Article extends Entry<'articles'> {
  readonly author: Entry<'team'>
  /** The source of the whole file. */
  readonly source: string
}

/** Returns the articles that are written in a language, newest first; those of the same day by name. */
export function articlesIn(locale: Locale, documents: readonly LoadedDocument[]): Article[] {
  const profiles = documents.filter(({ entry }) => isOf(entry, 'team'))
  const articles = documents.flatMap(({ entry, source }) =>
    isOf(entry, 'articles') && entry.locale === locale ? { ...entry, source, author: authorOf(entry, profiles) } : [],
  )
  return articles.toSorted(compareEntries)
}

/** Returns the documents for readers of a language: those in it, and French ones without a translation. */
export function entriesFor(locale: Locale, documents: readonly LoadedDocument[]): Entry[] {
  const entries = new Map<string, Entry>()
  for (const language of [defaultLocale, locale]) {
    for (const { entry } of documents) if (entry.locale === language) entries.set(entry.path, entry)
  }
  return [...entries.values()]
}
