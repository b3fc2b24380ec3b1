import type { Entry } from './entry.ts'

/** The content of the site: the default export of `virtual:content` (tools/build/contentModule.ts). */
export interface ContentSource {
  /** Every document in every language. */
  readonly entries: readonly Entry[]
  /** The size of each PDF in bytes, by address; empty during development, when there are none. */
  readonly pdfSizes: Readonly<Record<string, number>>
  /** The day of the build, `2026-11-22`. */
  readonly day: string
}
