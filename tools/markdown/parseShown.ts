import type { Root } from 'mdast'
import type { Locale } from '../../renderer/languages.ts'
import { fillShownTexts } from '../check/texts/shownTexts.ts'
import { loadContent } from '../check/load.ts'
import { parse } from '../content/parse.ts'

/** The source of a document, with its language. */
interface WrittenDocument {
  readonly locale: Locale
  readonly source: string
}

/** Parses a document for its PDF or Markdown export, with references to texts replaced: `$t(facts:pricePerPage)`. */
export async function parseShown(
  root: string,
  { locale, source }: WrittenDocument,
): Promise<{ source: string; tree: Root }> {
  const { texts } = await loadContent(root)
  const filled = fillShownTexts(source, texts(locale))
  return { source: filled, tree: parse(filled) }
}
