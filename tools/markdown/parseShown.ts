import type { Root } from 'mdast'
import type { Locale } from '../../renderer/languages.ts'
import type { Content } from '../content/openContent.ts'
import { parse } from '../content/parse.ts'
import { fillShownTexts } from '../content/texts/shownTexts.ts'

/** The source of a document, with its language. */
interface WrittenDocument {
  readonly locale: Locale
  readonly source: string
}

/** Parses a document for its PDF, with references to texts replaced: `$t(prices:page)`. */
export function parseShown(
  { showable }: Pick<Content, 'showable'>,
  { locale, source }: WrittenDocument,
): { source: string; tree: Root } {
  const filled = fillShownTexts(source, showable[locale])
  return { source: filled, tree: parse(filled) }
}
