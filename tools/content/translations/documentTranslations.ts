import type { CollectionName } from '../../../content/collections.ts'
import type { Publication } from '../../../renderer/entry.ts'
import type { Locale } from '../../../renderer/languages.ts'

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
  /** The title, or the name of a person; undefined if it can't be read. */
  readonly title: string | undefined
  /** Undefined if it can't be read. */
  readonly publication: Publication | undefined
}

/** A document and its status in each language. */
export interface TranslatedDocument {
  readonly collection: CollectionName
  readonly slug: string
  /** Without language prefix: `/articles/legal-errors`. */
  readonly path: string
  readonly versions: Readonly<Record<Locale, DocumentVersion>>
}
