import type { Entry } from './entry.ts'
import type { Locale } from './languages.ts'

/** The texts of each language that are computed from the content, by namespace and key: `prices`, `counts`, `people`. */
export type ComputedTexts = Readonly<Record<Locale, Readonly<Record<string, Readonly<Record<string, string>>>>>>

/** The content of the site: the default export of `virtual:content` (tools/build/contentModule.ts). */
export interface ContentSource {
  /** Every document in every language. */
  readonly entries: readonly Entry[]
  readonly computed: ComputedTexts
  /** The size of each PDF in bytes, by address; empty during development, when there are none. */
  readonly pdfSizes: Readonly<Record<string, number>>
  /** The day of the build, `2026-11-22`. */
  readonly day: string
}
