import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import type { OPS } from 'pdfjs-dist/types/src/shared/util.js'
import { type Layers, lettersOf, readDrawing } from './pdfDrawing.ts'

/** Returns the layers of a document; undefined if all are shown. */
export async function hiddenLayers(document: PDFDocumentProxy): Promise<Layers | undefined> {
  const layers = await document.getOptionalContentConfig()
  return [...layers].every(([, { visible }]) => visible) ? undefined : layers
}

/** Words with distances between their letters, which the reader takes for spaces. */
const SPACED = /^\p{L}(?: \p{L}){3,}$/u

/**
 * Corrects the text of a page by the letters that are drawn: those on hidden layers are left out, and between words
 * with distances between their letters there are two spaces. The reader draws the same letters in the same order.
 */
export async function correctItems(
  items: readonly TextItem[],
  page: PDFPageProxy,
  operations: typeof OPS,
  layers: Layers | undefined,
): Promise<readonly TextItem[]> {
  if (!layers && !items.some(({ str }) => SPACED.test(str))) return items
  const { letters } = await readDrawing(page, operations, layers)
  let at = 0
  return items.map((item) => {
    const start = at
    at += lettersOf(item.str).length
    const own = letters.slice(start, at)
    if (own.filter(({ isShown }) => isShown).length * 2 < own.length) return { ...item, str: '' }
    // Where most letters have a space after them, it was typed.
    const areTyped = own.filter(({ endsWord }) => endsWord).length * 2 >= own.length
    if (!SPACED.test(item.str) || areTyped) return item
    return { ...item, str: own.map(({ text, endsWord }) => text + (endsWord ? '  ' : ' ')).join('') }
  })
}
