import { locales, type Locale } from '../../renderer/languages.ts'
import type { LoadedDocument } from './loadDocument.ts'

const known = new WeakMap<readonly LoadedDocument[], (path: string) => readonly Locale[]>()

/** The languages that a page is written in, given its address without prefix; pages that are no documents are in all. */
export function translationsAmong(documents: readonly LoadedDocument[]): (path: string) => readonly Locale[] {
  const translationsOf = known.get(documents) ?? groupByPath(documents)
  known.set(documents, translationsOf)
  return translationsOf
}

function groupByPath(documents: readonly LoadedDocument[]): (path: string) => readonly Locale[] {
  const byPath = new Map<string, Set<Locale>>()
  for (const { entry } of documents) {
    byPath.set(entry.path, (byPath.get(entry.path) ?? new Set()).add(entry.locale))
  }
  return (path) => {
    const written = byPath.get(path)
    return written ? locales.filter((locale) => written.has(locale)) : locales
  }
}
