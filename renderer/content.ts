import type { MDXContent } from 'mdx/types'
import { entries } from 'virtual:content'
import { type CollectionName, documentPath } from '../content/collections.ts'
import { type Entry, isOf } from './entry.ts'
import { defaultLocale, locales, type Locale } from './languages.ts'

const bodies = import.meta.glob<{ default: MDXContent }>('../content/*/*/*.mdx')

/** Per path, the versions of a document: looked up for every link, so made once. */
const versionsByPath = new Map<string, Map<Locale, Entry>>()
for (const entry of entries) {
  const versions = versionsByPath.get(entry.path) ?? new Map<Locale, Entry>()
  versionsByPath.set(entry.path, versions.set(entry.locale, entry))
}

/**
 * The languages in which a page can be shown, given its address without prefix.
 *
 * A French document is shown under `/en` too, in French and marked; an English one is not shown under `/fr`.
 * Pages that are not documents exist in every language.
 */
export function localesOfPath(path: string): readonly Locale[] {
  const versions = versionsByPath.get(path)
  if (!versions) return locales
  return locales.filter((locale) => versions.has(locale) || versions.has(defaultLocale))
}

/** The languages in which the page is really written: those that search engines are told of. */
export function translationsOfPath(path: string): readonly Locale[] {
  const versions = versionsByPath.get(path)
  return versions ? locales.filter((locale) => versions.has(locale)) : locales
}

/** The language of what a page says: French under `/en` where there is no translation. */
export function contentLocaleOfPath(path: string, locale: Locale): Locale {
  return translationsOfPath(path).includes(locale) ? locale : defaultLocale
}

/** Lists by collection and language: every page of a list of thousands asks for it again. */
const lists = new Map<string, Entry[]>()

/**
 * The documents of a collection for readers of a language, the French ones where there is no translation.
 *
 * @returns in no particular order
 */
export function listEntries<Name extends CollectionName>(collection: Name, locale: Locale): Entry<Name>[] {
  const key = `${collection} ${locale}`
  const known =
    lists.get(key) ??
    pathsOfCollection(collection).flatMap((path) => {
      const versions = versionsByPath.get(path)
      return versions?.get(locale) ?? versions?.get(defaultLocale) ?? []
    })
  lists.set(key, known)
  return known.filter((entry) => isOf(entry, collection))
}

/** One document for readers of a language, or undefined where they have none. */
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
  const [entry] = versionsByPath.get(path)?.values() ?? []
  return entry ? { collection: entry.collection, slug: entry.slug } : null
}

/** The addresses of a collection's documents in any language, without prefix. */
export function pathsOfCollection(collection: CollectionName): string[] {
  return [...new Set(entries.filter((entry) => entry.collection === collection).map(({ path }) => path))]
}

/** The body of a document, as a component. */
export async function loadBody(entry: Entry): Promise<MDXContent> {
  const load = bodies[`..${entry.file}`]
  if (!load) throw new Error(`${entry.file} was listed but is not there any more. Save it again, or restart.`)
  return (await load()).default
}
