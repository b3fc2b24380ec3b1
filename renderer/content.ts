import { type CollectionName, documentPath } from '../content/collections.ts'
import { currentContent, type ContentSource } from './contentSource.ts'
import type { DocumentBody } from './documents.ts'
import type { TranslatedDocument } from './documentTranslations.ts'
import { type Entry, isOf } from './entry.ts'
import { defaultLocale, locales, type Locale } from './languages.ts'

/** What is looked up for every link and list, so made once of what was read. */
interface ContentIndex {
  /** Per path, the versions of a document. */
  readonly versionsByPath: ReadonlyMap<string, ReadonlyMap<Locale, Entry>>
  /** Per collection, the paths of its documents. */
  readonly paths: ReadonlyMap<CollectionName, ReadonlySet<string>>
  /** Lists by collection and language: every page of a list of thousands asks for it again. */
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
 * The languages in which a page can be shown, given its address without prefix.
 *
 * A French document is shown under `/en` too, in French and marked; an English one is not shown under `/fr`.
 * Pages that are not documents exist in every language.
 */
export function localesOfPath(path: string): readonly Locale[] {
  const written = translationsOfPath(path)
  return written.includes(defaultLocale) ? locales : written
}

/** The languages in which the page is really written: those that search engines are told of. */
export function translationsOfPath(path: string): readonly Locale[] {
  const versions = currentIndex().versionsByPath.get(path)
  return versions ? locales.filter((locale) => versions.has(locale)) : locales
}

/** The language of what a page says: French under `/en` where there is no translation. */
export function contentLocaleOfPath(path: string, locale: Locale): Locale {
  return translationsOfPath(path).includes(locale) ? locale : defaultLocale
}

/**
 * The documents of a collection for readers of a language, the French ones where there is no translation.
 *
 * @returns in no particular order; the same list each time, while the content is the same
 */
export function listEntries<Name extends CollectionName>(collection: Name, locale: Locale): readonly Entry<Name>[] {
  const { lists, versionsByPath } = currentIndex()
  const key = `${collection} ${locale}`
  const known =
    lists.get(key) ??
    pathsOfCollection(collection).flatMap((path) => {
      const versions = versionsByPath.get(path)
      return versions?.get(locale) ?? versions?.get(defaultLocale) ?? []
    })
  lists.set(key, known)
  // All in the list are of the collection: it is made of its paths.
  return known as readonly Entry<Name>[]
}

/** One document for readers of a language, or undefined where they have none. */
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
 * The same where the page can't do without it.
 *
 * @throws Error naming the file to add
 */
export function getEntry<Name extends CollectionName>(collection: Name, slug: string, locale: Locale): Entry<Name> {
  const entry = findEntry(collection, slug, locale)
  if (!entry)
    throw new Error(
      `There is no document content/${locale}/${collection}/${slug}.mdx. Add it, or remove what shows it.`,
    )
  return entry
}

/** Which document stands at an address without prefix, in any language. */
export function documentAt(path: string): { collection: CollectionName; slug: string } | null {
  const [entry] = currentIndex().versionsByPath.get(path)?.values() ?? []
  return entry ? { collection: entry.collection, slug: entry.slug } : null
}

/** The addresses of a collection's documents in any language, without prefix. */
export function pathsOfCollection(collection: CollectionName): string[] {
  return [...(currentIndex().paths.get(collection) ?? [])]
}

/** How each document stands in each language: for the page that shows it, which visitors do not see. */
export function listTranslations(): readonly TranslatedDocument[] {
  return currentContent().translations
}

/** What an example of components/mdx/registry.ts shows. */
export function exampleOf(markdown: string, locale: Locale): Promise<DocumentBody> {
  return currentContent().exampleOf(markdown, locale)
}

/** How many bytes the PDF at an address has; undefined while developing. */
export function pdfSizeAt(address: string): number | undefined {
  return currentContent().pdfSize(address)
}

/** The year that the site is made in. */
export function yearOfBuild(): number {
  return Number(currentContent().day.slice(0, 4))
}

/** The day that the site is made for, `2026-11-22`. */
export function dayOfBuild(): string {
  return currentContent().day
}
