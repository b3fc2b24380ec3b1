import type { PDFDocumentProxy, PDFPageProxy, TextItem } from 'pdfjs-dist/types/src/display/api.js'
import type { OPS } from 'pdfjs-dist/types/src/shared/util.js'

/** The layers of a document, if some of them are hidden. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>

/** A letter as it is drawn. */
interface Letter {
  readonly text: string
  readonly isShown: boolean
  /** Whether a space is drawn after it. */
  endsWord: boolean
}

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
  const { fnArray, argsArray } = await page.getOperatorList()
  const letters = listLetters(fnArray, argsArray, { operations, layers })
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

function listLetters(
  fnArray: readonly number[],
  argsArray: readonly unknown[],
  { operations, layers }: { readonly operations: typeof OPS; readonly layers: Layers | undefined },
): Letter[] {
  const letters: Letter[] = []
  /** For each open piece of marked content, whether it is shown. */
  const pieces: boolean[] = []
  for (const [index, operation] of fnArray.entries()) {
    const values: unknown = argsArray[index]
    const [tag, layer]: unknown[] = Array.isArray(values) ? values : []
    if (operation === operations.beginMarkedContent) pieces.push(true)
    else if (operation === operations.beginMarkedContentProps)
      pieces.push(!layers || tag !== 'OC' || layers.isVisible(layer))
    else if (operation === operations.endMarkedContent) pieces.pop()
    else if (operation === operations.showText) {
      const isShown = !pieces.includes(false)
      for (const unicode of glyphsIn(values)) {
        const last = letters.at(-1)
        if (unicode.trim() === '' && last) last.endsWord = true
        for (const text of lettersOf(unicode)) letters.push({ text, isShown, endsWord: false })
      }
    }
  }
  return letters
}

/** Returns the number of letters that an operation draws. @param values its arguments */
export function countLetters(values: unknown): number {
  return glyphsIn(values).reduce((sum, unicode) => sum + lettersOf(unicode).length, 0)
}

/** Returns the text of each glyph that an operation draws. @param values its arguments: glyphs, and distances between them */
function glyphsIn(values: unknown): string[] {
  const [glyphs]: unknown[] = Array.isArray(values) ? values : []
  if (!Array.isArray(glyphs)) return []
  return glyphs.flatMap((glyph: unknown) => {
    const { unicode }: { unicode?: unknown } = Object(glyph)
    return typeof unicode === 'string' ? [unicode] : []
  })
}

/** Returns a text without spaces, with ligatures as the reader writes them: as two letters. */
function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '')
}
