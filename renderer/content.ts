import { type CollectionName, documentPath } from '../content/collections.ts'
import { currentContent, type ContentSource } from './contentSource.ts'
import type { TranslatedDocument } from './documentTranslations.ts'
import { type Entry, isOf } from './entry.ts'
import { defaultLocale, locales, type Locale } from './languages.ts'

/** Orders the documents of a collection: by their `order`, or the latest first, and by name within a day. */
export function compareEntries(first: Entry, second: Entry): number {
  const [a, b] = [first.frontmatter, second.frontmatter]
  if ('order' in a && 'order' in b) return a.order - b.order
  if ('date' in a && 'date' in b && a.date !== b.date) return a.date < b.date ? 1 : -1
  return first.slug < second.slug ? -1 : 1
}

/** Lookup tables, built once per content: every link and list uses them. */
interface ContentIndex {
  /** The versions of a document, by path. */
  readonly versionsByPath: ReadonlyMap<string, ReadonlyMap<Locale, Entry>>
  /** The paths of documents, by collection. */
  readonly paths: ReadonlyMap<CollectionName, ReadonlySet<string>>
  /** Cached lists, by collection and language: every page of a list of thousands asks for it again. */
  readonly lists: Map<string, readonly Entry[]>
}

const indexes = new WeakMap<ContentSource, ContentIndex>()

function currentIndex(): ContentIndex {
  const source = currentContent()
  const index = indexes.get(source) ?? makeIndex(source)
  indexes.set(source, index)
  return index
}

function makeIndex({ entries }: ContentSource): ContentIndex {
  const versionsByPath = new Map<string, Map<Locale, Entry>>()
  const paths = new Map<CollectionName, Set<string>>()
  for (const entry of entries) {
    const versions = versionsByPath.get(entry.path) ?? new Map<Locale, Entry>()
    versionsByPath.set(entry.path, versions.set(entry.locale, entry))
    paths.set(entry.collection, (paths.get(entry.collection) ?? new Set()).add(entry.path))
  }
  return { versionsByPath, paths, lists: new Map() }
}

/**
 * Returns the languages in which a page is available, given its address without prefix.
 *
 * French documents are also available under `/en`, in French and marked as such; English ones are not available under
 * `/fr`. Pages that are not documents exist in every language.
 */
export function localesOfPath(path: string): readonly Locale[] {
  const written = translationsOfPath(path)
  return written.includes(defaultLocale) ? locales : written
}

/** Returns the languages in which the page is written: those declared to search engines. */
export function translationsOfPath(path: string): readonly Locale[] {
  const versions = currentIndex().versionsByPath.get(path)
  return versions ? locales.filter((locale) => versions.has(locale)) : locales
}

/** Returns the language of the page's content: French under `/en` if there is no translation. */
export function contentLocaleOfPath(path: string, locale: Locale): Locale {
  return translationsOfPath(path).includes(locale) ? locale : defaultLocale
}

/**
 * Returns the documents of a collection in a language, with the French ones where there is no translation.
 *
 * @returns sorted by compareEntries(); the same array as long as the content is the same
 */
export function listEntries<Name extends CollectionName>(collection: Name, locale: Locale): readonly Entry<Name>[] {
  const { lists, versionsByPath } = currentIndex()
  const key = `${collection} ${locale}`
  const known =
    lists.get(key) ??
    pathsOfCollection(collection)
      .flatMap((path) => {
        const versions = versionsByPath.get(path)
        return versions?.get(locale) ?? versions?.get(defaultLocale) ?? []
      })
      .toSorted(compareEntries)
  lists.set(key, known)
  // Safe: the list is made of paths of that collection.
  return known as readonly Entry<Name>[]
}

/** Returns one document in a language, or undefined if it is not available. */
export function findEntry<Name extends CollectionName>(
  collection: Name,
  slug: string,
  locale: Locale,
): Entry<Name> | undefined {
  const versions = currentIndex().versionsByPath.get(documentPath(collection, slug))
  const entry = versions?.get(locale) ?? versions?.get(defaultLocale)
  return entry && isOf(entry, collection) ? entry : undefined
}

/**
 * Returns one document in a language.
 *
 * @throws Error naming the missing file
 */
export function getEntry<Name extends CollectionName>(collection: Name, slug: string, locale: Locale): Entry<Name> {
  const entry = findEntry(collection, slug, locale)
  if (!entry)
    throw new Error(
      `There is no document content/${locale}/${collection}/${slug}.mdx. Add it, or remove what shows it.`,
    )
  return entry
}

/** Returns the document at an address without prefix, in any language. */
export function documentAt(path: string): { collection: CollectionName; slug: string } | null {
  const [entry] = currentIndex().versionsByPath.get(path)?.values() ?? []
  return entry ? { collection: entry.collection, slug: entry.slug } : null
}

/** Returns the addresses of a collection's documents in any language, without prefix. */
export function pathsOfCollection(collection: CollectionName): string[] {
  return [...(currentIndex().paths.get(collection) ?? [])]
}

/** Returns the translation status of every document, for the preview page. */
export function listTranslations(): readonly TranslatedDocument[] {
  return currentContent().translations
}

/** Returns the size in bytes of the PDF at an address; undefined during development. */
export function pdfSizeAt(address: string): number | undefined {
  return currentContent().pdfSize(address)
}

/** Returns the day of the build, `2026-11-22`. */
export function dayOfBuild(): string {
  return currentContent().day
}
