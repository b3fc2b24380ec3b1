import { posix } from 'node:path'
import { type CollectionName, documentPath, isCollectionName } from '../../../content/collections.ts'
import { defaultLocale, forEachLocale, isLocale, type Locale, locales } from '../../../renderer/languages.ts'
import type { LoadedDocument } from '../readDocument.ts'
import type { TranslatedDocument, TranslationState } from './documentTranslations.ts'

/** A document in all of its languages. */
export interface DocumentVersions {
  readonly collection: CollectionName
  readonly slug: string
  /** Undefined if the file exists but has errors and can't be read. */
  readonly byLocale: ReadonlyMap<Locale, LoadedDocument | undefined>
  /** The original of the translations; undefined if every version claims to be a translation. */
  readonly original: LoadedDocument | undefined
}

/**
 * Groups documents by collection and name.
 *
 * @param files the paths of all documents from the project's root, including those with errors
 */
export function groupVersions(documents: readonly LoadedDocument[], files: readonly string[]): DocumentVersions[] {
  const byFile = new Map(documents.map((document) => [document.entry.file.slice(1), document]))
  const byName = new Map<string, Map<Locale, LoadedDocument | undefined>>()
  for (const file of files) {
    const [, locale, ...name] = file.split('/')
    if (!isLocale(locale)) continue
    const key = name.join('/')
    byName.set(key, (byName.get(key) ?? new Map()).set(locale, byFile.get(file)))
  }
  const inOrder = [...byName].toSorted(([first], [second]) => first.localeCompare(second, 'en'))
  return inOrder.flatMap(([name, byLocale]) => {
    const collection = posix.dirname(name)
    if (!isCollectionName(collection)) return []
    return { collection, slug: posix.basename(name, '.mdx'), byLocale, original: findOriginal([...byLocale.values()]) }
  })
}

/** Returns the version without `translatedFrom`; if there are several, the one in the default language. */
function findOriginal(versions: ReadonlyArray<LoadedDocument | undefined>): LoadedDocument | undefined {
  const originals = versions.flatMap((document) =>
    document?.text?.translatedFrom === undefined ? (document ?? []) : [],
  )
  return originals.find(({ entry }) => entry.locale === defaultLocale) ?? originals[0]
}

/** Returns the state of each document in each language. */
export function describeTranslations(groups: readonly DocumentVersions[]): TranslatedDocument[] {
  return groups.map((versions) => {
    const { collection, slug, byLocale } = versions
    return {
      collection,
      slug,
      path: documentPath(collection, slug),
      versions: forEachLocale((locale) => {
        const document = byLocale.get(locale)
        return {
          file: fileOf(versions, locale),
          state: stateOf(versions, locale),
          title: document && titleOf(document),
          publication: document?.entry.publication,
        }
      }),
    }
  })
}

function titleOf({ entry: { frontmatter } }: LoadedDocument): string {
  return 'title' in frontmatter ? frontmatter.title : frontmatter.name
}

/** Returns the path from the project's root where a document is, or would be. */
export function fileOf({ collection, slug }: Pick<DocumentVersions, 'collection' | 'slug'>, locale: Locale): string {
  return `content/${locale}/${collection}/${slug}.mdx`
}

/** Returns the state of a document in one language. */
export function stateOf({ byLocale, original }: DocumentVersions, locale: Locale): TranslationState {
  if (!byLocale.has(locale)) return 'missing'
  const document = byLocale.get(locale)
  if (!document?.text) return 'wrong'
  if (document === original) return 'original'
  if (document.text.isUnfinished) return 'untranslated'
  if (!original?.text) return 'unconfirmed'
  if (document.text.bodyDigest === original.text.bodyDigest) return 'untranslated'
  if (document.text.translatedFrom === undefined) return 'unconfirmed'
  return document.text.translatedFrom === original.text.digest ? 'current' : 'stale'
}

/** Returns a function that lists the languages of a page by its address without prefix: all if it is not a document. */
export function translationsAmong(documents: readonly LoadedDocument[]): (path: string) => readonly Locale[] {
  const byPath = new Map<string, Set<Locale>>()
  for (const { entry } of documents) {
    byPath.set(entry.path, (byPath.get(entry.path) ?? new Set()).add(entry.locale))
  }
  return (path) => locales.filter((locale) => byPath.get(path)?.has(locale) ?? true)
}
