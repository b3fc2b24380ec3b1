import { posix } from 'node:path'
import type { Publication } from '../../renderer/entry.ts'
import { defaultLocale, forEachLocale, type Locale, locales } from '../../renderer/languages.ts'
import type { LoadedDocument } from './readDocument.ts'

/**
 * The translation status of a document in one language:
 *
 * - `original`: the source of the translations
 * - `current`: a translation of the present version of the original
 * - `stale`: the original has changed since
 * - `unconfirmed`: does not name the version of the original it translates
 * - `untranslated`: still has the text of the original, or no text
 * - `missing`: does not exist
 * - `wrong`: has errors that prevent it from being read
 */
export type TranslationState = 'original' | 'current' | 'stale' | 'unconfirmed' | 'untranslated' | 'missing' | 'wrong'

/** A document in one language, which may not exist. */
export interface DocumentVersion {
  /** Relative to the project root: `content/en/articles/legal-errors.mdx`. */
  readonly file: string
  readonly state: TranslationState
  /** Undefined if it does not exist or can't be read. */
  readonly document: LoadedDocument | undefined
  readonly publication: Publication | undefined
}

/** A document and its status in each language. */
export interface TranslatedDocument {
  readonly collection: string
  readonly slug: string
  /** The original of the translations; undefined if it can't be read, or if every version claims to be a translation. */
  readonly original: LoadedDocument | undefined
  readonly versions: Readonly<Record<Locale, DocumentVersion>>
}

/**
 * Groups documents by collection and name, with their state in each language.
 *
 * @param files the paths of all documents from the project's root, including those with errors
 */
export function describeTranslations(
  documents: readonly LoadedDocument[],
  files: readonly string[],
): TranslatedDocument[] {
  const byFile = new Map(documents.map((document) => [document.entry.file.slice(1), document]))
  const present = new Set(files)
  const names = new Set(files.map((file) => file.split('/').slice(2).join('/')))
  return [...names].toSorted().map((name) => {
    const found = forEachLocale((locale) => {
      const file = `content/${locale}/${name}`
      return { file, document: byFile.get(file) }
    })
    const original = findOriginal(locales.flatMap((locale) => found[locale].document ?? []))
    const versions = forEachLocale((locale) => {
      const { file, document } = found[locale]
      const state = present.has(file) ? stateOf(document, original) : 'missing'
      return { file, state, document, publication: document?.entry.publication }
    })
    return { collection: posix.dirname(name), slug: posix.basename(name, '.mdx'), original, versions }
  })
}

/** Returns the version without `translatedFrom`; if there are several, the one in the default language. */
function findOriginal(versions: readonly LoadedDocument[]): LoadedDocument | undefined {
  const originals = versions.filter(({ text }) => text?.translatedFrom === undefined)
  return originals.find(({ entry }) => entry.locale === defaultLocale) ?? originals[0]
}

/** Returns the state of a file, given its document if it can be read. */
function stateOf(document: LoadedDocument | undefined, original: LoadedDocument | undefined): TranslationState {
  if (!document?.text) return 'wrong'
  if (document === original) return 'original'
  if (document.text.isUnfinished) return 'untranslated'
  if (!original?.text) return 'unconfirmed'
  if (document.text.bodyDigest === original.text.bodyDigest) return 'untranslated'
  if (document.text.translatedFrom === undefined) return 'unconfirmed'
  return document.text.translatedFrom === original.text.digest ? 'current' : 'stale'
}
