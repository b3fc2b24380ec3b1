import type { TranslatedDocument } from './documentTranslations.ts'
import type { Entry } from './entry.ts'

/** The content of the site, available to pages. */
export interface ContentSource {
  /** Every document in every language. */
  readonly entries: readonly Entry[]
  /** Returns the size in bytes of the PDF at an address; undefined during development, when there are none. */
  readonly pdfSize: (address: string) => number | undefined
  /** The day of the build, `2026-11-22`. */
  readonly day: string
  /** The translation status of every document, including drafts and invalid ones, for writers. */
  readonly translations: readonly TranslatedDocument[]
}

declare global {
  var siteContent: ContentSource | undefined
}

/**
 * Provides the content to the pages: the build and the development server read it in the same process.
 *
 * It is not a module of the pages' bundle, so that the bundle does not depend on the content.
 */
export function provideContent(source: ContentSource): void {
  globalThis.siteContent = source
}

/** Returns the content as last read. */
export function currentContent(): ContentSource {
  const { siteContent } = globalThis
  if (!siteContent) throw new Error('Pages have no content. Make them with npm run build or npm run dev.')
  return siteContent
}
