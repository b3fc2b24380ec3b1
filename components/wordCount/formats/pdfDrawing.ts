import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { OPS } from 'pdfjs-dist/types/src/shared/util.js'

/** The layers of a document, if some of them are hidden. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>

/** A letter as it is drawn. */
export interface Letter {
  readonly text: string
  /** Whether its layer is shown. */
  readonly isShown: boolean
  /** Whether it is painted, and does not lie under the picture of a whole page. */
  isSeen: boolean
  /** Whether a space is drawn after it. */
  endsWord: boolean
}

/** What is drawn on a page. */
export interface Drawing {
  readonly letters: readonly Letter[]
  /** The part of the page that pictures cover; more than 1 where they overlap. */
  readonly covered: number
  readonly isBlank: boolean
}

/** The least area of a picture, in square points. Smaller ones look like changes of scale without effect. */
const SMALLEST = 100
/** The part of a page that the picture of a scan covers at least. */
export const COVERING = 0.7
/** Letters that are not painted, or only clip what follows: ISO 32000-1, 9.3.6. */
const INVISIBLE = new Set([3, 7])

/**
 * Reads what is drawn on a page. The reader leaves pictures out, because to decode one takes up to a second, or has no
 * end. What is left of a picture is the square of one unit that it would fill: nothing is drawn there.
 */
export async function readDrawing(page: PDFPageProxy, operations: typeof OPS, layers?: Layers): Promise<Drawing> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const [left = 0, bottom = 0, right = 1, top = 1] = page.view
  const whole = (right - left) * (top - bottom) || 1
  const letters: Letter[] = []
  let area = 0
  let hasShapes = false
  let state = { unit: 1, mode: 0 }
  let isUsed = true
  const states: (typeof state)[] = []
  /** For each open piece of marked content, whether it is shown. */
  const pieces: boolean[] = []
  const enter = (matrix: unknown): void => {
    state = { ...state, unit: state.unit * growthOf(matrix) }
    isUsed = false
  }
  const leave = (): void => {
    if (!isUsed && state.unit > SMALLEST) area += state.unit
    if (!isUsed && state.unit > whole * COVERING) for (const letter of letters) letter.isSeen = false
    state = states.pop() ?? { unit: 1, mode: 0 }
    isUsed = true
  }
  for (const [index, operation] of fnArray.entries()) {
    const values: unknown = argsArray[index]
    const [first, second]: unknown[] = Array.isArray(values) ? values : []
    if (operation === operations.save) states.push(state)
    else if (operation === operations.transform) enter(values)
    else if (operation === operations.paintFormXObjectBegin) {
      states.push(state)
      enter(first)
    } else if (operation === operations.restore || operation === operations.paintFormXObjectEnd) leave()
    else if (operation === operations.setTextRenderingMode) state = { ...state, mode: Number(first) }
    else if (operation === operations.beginMarkedContent) pieces.push(true)
    else if (operation === operations.beginMarkedContentProps)
      pieces.push(!layers || first !== 'OC' || layers.isVisible(second))
    else if (operation === operations.endMarkedContent) pieces.pop()
    else if (operation === operations.showText) {
      isUsed = true
      addLetters(letters, first, { isShown: !pieces.includes(false), isSeen: !INVISIBLE.has(state.mode) })
    } else if (operation === operations.shadingFill || isShape(operation, first, operations)) {
      isUsed = true
      hasShapes = true
    }
  }
  leave()
  return { letters, covered: area / whole, isBlank: letters.length === 0 && area === 0 && !hasShapes }
}

/** Adds the letters that an operation draws. @param glyphs glyphs, and distances between them */
function addLetters(letters: Letter[], glyphs: unknown, how: Pick<Letter, 'isShown' | 'isSeen'>): void {
  for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
    const { unicode }: { unicode?: unknown } = Object(glyph)
    if (typeof unicode !== 'string') continue
    const last = letters.at(-1)
    if (unicode.trim() === '' && last) last.endsWord = true
    for (const text of lettersOf(unicode)) letters.push({ ...how, text, endsWord: false })
  }
}

/** Returns a text without spaces, with ligatures as the reader writes them: as two letters. */
export function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '')
}

/** Reports whether a path is painted, and does not only clip what follows. */
function isShape(operation: number, painting: unknown, operations: typeof OPS): boolean {
  return operation === operations.constructPath && painting !== operations.endPath
}

function growthOf(matrix: unknown): number {
  if (!Array.isArray(matrix) && !(matrix instanceof Float32Array)) return 1
  const [a = 1, b = 0, c = 0, d = 1] = Array.from(matrix, Number)
  return Math.abs(a * d - b * c)
}
