import type { Change } from 'diff'
import type { Locale } from '../../renderer/languages.ts'
import type { Diagnostic } from '../content/diagnostics.ts'
import type { Words } from './words.ts'

/** Adjacent lines that differ. */
export interface Passage {
  /** The heading of their section; undefined before the first one. */
  readonly section?: string | undefined
  /** Words of both versions, or of one of them. */
  readonly runs: readonly Change[]
}

/** A document or a file of strings in one language. */
export interface ReviewedVersion {
  /** What happened to it, then what readers must know: that it is a draft, or a translation of an older original. */
  readonly states: ReadonlyArray<keyof Words['states']>
  /** The address of a document's page. */
  readonly address: string | undefined
  readonly passages: readonly Passage[]
}

/** A document or a file of strings of which the branch changes at least one language. */
export interface ReviewedEntry {
  /** Of a document, its title; of strings, their file: `strings/facts.json`. */
  readonly title: string
  readonly versions: Readonly<Record<Locale, ReviewedVersion>>
}

/** What a branch changes, and what is wrong with it. */
export interface Review {
  /** The last commit of the branch: its short hash and its subject. */
  readonly commit: string
  /** The hash of the commit that the branch started from; empty if it was not found. */
  readonly base: string
  readonly errors: readonly Diagnostic[]
  /** Those that concern what the branch changes. */
  readonly warnings: readonly Diagnostic[]
  readonly texts: readonly ReviewedEntry[]
  /** Changed files other than those. */
  readonly files: readonly string[]
}
