import type { DocumentBody } from './documents.ts'
import type { TranslatedDocument } from './documentTranslations.ts'
import type { Entry } from './entry.ts'
import type { Locale } from './languages.ts'

/** The content of the site, as pages get it. */
export interface ContentSource {
  /** Every document of every language. */
  readonly entries: readonly Entry[]
  /** What a piece of Markdown shows that is no document: an example, for the style page. */
  readonly exampleOf: (markdown: string, locale: Locale) => Promise<DocumentBody>
  /** How many bytes the PDF at an address has; undefined while developing, when nothing is made for it. */
  readonly pdfSize: (address: string) => number | undefined
  /** The day that the site is made for, `2026-11-22`. */
  readonly day: string
  /** How each document stands in each language, drafts and wrong ones too: for those who make the site. */
  readonly translations: readonly TranslatedDocument[]
}

declare global {
  var siteContent: ContentSource | undefined
}

/**
 * Hands the content over to the pages: the build and the development server read it, in the same process.
 *
 * It is no module of the pages' bundle, which stays the same whatever the writers write.
 */
export function provideContent(source: ContentSource): void {
  globalThis.siteContent = source
}

/** The content, as it was last read. */
export function currentContent(): ContentSource {
  const { siteContent } = globalThis
  if (!siteContent) throw new Error('Pages have no content. Make them with npm run build or npm run dev.')
  return siteContent
}
