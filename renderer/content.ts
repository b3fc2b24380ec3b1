import type { MDXContent } from 'mdx/types'
import { entries } from 'virtual:content'
import { type CollectionName, documentPath, type Frontmatter } from '../content/collections.ts'
import { defaultLocale, locales, type Locale } from './languages.ts'

/** A picture with its final address and its size in CSS pixels. */
export interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** A video with its final address, and those of what goes with it. */
export interface Video {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Whole seconds. */
  readonly duration: number
  /** A picture of the same size. */
  readonly poster: string
  readonly captions: Readonly<Record<Locale, string>>
}

/** One document in one language, as pages see it; which frontmatter it has, its collection says. */
export type PublishedEntry = { [Name in CollectionName]: Entry<Name> }[CollectionName]

/** One document of a known collection, in one language. */
export interface Entry<Name extends CollectionName> {
  readonly collection: Name
  /** The language it is written in. */
  readonly locale: Locale
  readonly slug: string
  /** Without language prefix. */
  readonly path: string
  /** From the project's root, with a leading slash. */
  readonly file: string
  readonly frontmatter: Frontmatter<Name>
  readonly readingMinutes: number
  /** The parts of an article: the heading of each, and the fragment that leads to it. */
  readonly sections: readonly { readonly id: string; readonly title: string }[]
  readonly images: Readonly<Record<string, Picture>>
  readonly video?: Video | undefined
  /**
   * Final addresses of the pictures in the body. Bodies are loaded one by one, and Vike copies into the site only
   * pictures that something imports at once.
   */
  readonly bodyImages: readonly string[]
}

const bodies = import.meta.glob<{ default: MDXContent }>('../content/*/*/*.mdx')

function isOf<Name extends CollectionName>(
  entry: PublishedEntry,
  collection: Name,
): entry is PublishedEntry & Entry<Name> {
  return entry.collection === collection
}

/** Per path, the versions of a document: looked up for every link, so made once. */
const versionsByPath = new Map<string, Map<Locale, PublishedEntry>>()
for (const entry of entries) {
  const versions = versionsByPath.get(entry.path) ?? new Map<Locale, PublishedEntry>()
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
const lists = new Map<string, PublishedEntry[]>()

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
export async function loadBody(entry: PublishedEntry | Entry<CollectionName>): Promise<MDXContent> {
  const load = bodies[`..${entry.file}`]
  if (!load) throw new Error(`${entry.file} was listed but is not there any more. Save it again, or restart.`)
  return (await load()).default
}
