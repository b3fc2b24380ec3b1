import content from 'virtual:content'
import { type CollectionName, documentPath } from '../content/collections.ts'
import { compareEntries, type Entry, isOf } from './entry.ts'
import { defaultLocale, locales, type Locale } from './languages.ts'

/** The versions of each document, by path. */
const versionsByPath = new Map<string, Map<Locale, Entry>>()
/** Lists by collection and language, sorted once: every page asks for some. */
const lists = new Map<string, readonly Entry[]>()
for (const entry of content.entries) {
  const versions = versionsByPath.get(entry.path) ?? new Map<Locale, Entry>()
  versionsByPath.set(entry.path, versions.set(entry.locale, entry))
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
  const versions = versionsByPath.get(path)
  return versions ? locales.filter((locale) => versions.has(locale)) : locales
}

/** Returns the language of the page's content: French under `/en` if there is no translation. */
export function contentLocaleOfPath(path: string, locale: Locale): Locale {
  return translationsOfPath(path).includes(locale) ? locale : defaultLocale
}

/**
 * Returns the documents of a collection in a language, sorted by compareEntries(), with the French ones where there is no
 * translation.
 */
export function listEntries<Name extends CollectionName>(collection: Name, locale: Locale): readonly Entry<Name>[] {
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
  // Safe: the list contains paths of that collection only.
  return known as readonly Entry<Name>[]
}

/** Returns a document in each language that it is written in. */
export function versionsOf<Name extends CollectionName>({ collection, path }: Entry<Name>): Entry<Name>[] {
  return [...(versionsByPath.get(path)?.values() ?? [])].filter((version) => isOf(version, collection))
}

/** Returns one document in a language, or undefined if it is not available. */
export function findEntry<Name extends CollectionName>(
  collection: Name,
  slug: string,
  locale: Locale,
): Entry<Name> | undefined {
  const versions = versionsByPath.get(documentPath(collection, slug))
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
  const [entry] = versionsByPath.get(path)?.values() ?? []
  return entry ? { collection: entry.collection, slug: entry.slug } : null
}

/** Returns the addresses of a collection's documents in any language, without prefix. */
export function pathsOfCollection(collection: CollectionName): string[] {
  return [...new Set(content.entries.filter((entry) => entry.collection === collection).map(({ path }) => path))]
}

/** Returns the size in bytes of the PDF at an address; undefined during development. */
export function pdfSizeAt(address: string): number | undefined {
  return content.pdfSizes[address]
}

/** Returns the day of the build, `2026-11-22`. */
export function dayOfBuild(): string {
  return content.day
}
