import type { CollectionName } from '../content/collections.ts'
import type { Publication } from './entry.ts'
import type { Locale } from './languages.ts'

/**
 * How a document stands in one language:
 *
 * - `original`: what the others are translated from
 * - `current`: says which state of the original it translates, and that is the present one
 * - `stale`: the original has changed since
 * - `unconfirmed`: does not say which state of the original it translates
 * - `untranslated`: the text is still the original's, or still to be written
 * - `missing`: is not there
 * - `wrong`: is there, with mistakes for which it can't be read
 */
export type TranslationState = 'original' | 'current' | 'stale' | 'unconfirmed' | 'untranslated' | 'missing' | 'wrong'

/** A document in one language, there or not. */
export interface DocumentVersion {
  /** From the project's root: `content/en/articles/legal-errors.mdx`. */
  readonly file: string
  readonly state: TranslationState
  /** The title, or the name of a person; undefined where it can't be read. */
  readonly title: string | undefined
  /** Undefined where it can't be read. */
  readonly publication: Publication | undefined
}

/** A document, as it stands in each language. */
export interface TranslatedDocument {
  readonly collection: CollectionName
  readonly slug: string
  /** Without language prefix: `/articles/legal-errors`. */
  readonly path: string
  readonly versions: Readonly<Record<Locale, DocumentVersion>>
}
