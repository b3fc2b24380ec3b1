import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { OPS } from 'pdfjs-dist/types/src/shared/util.js'
import { countLetters } from './pdfLetters.ts'

/** What is drawn on a page. */
export interface Drawing {
  /** The part of the page that pictures cover; more than 1 where they overlap. */
  readonly covered: number
  /** The number of letters that are seen, and of those that are invisible or lie under the picture of a whole page. */
  readonly seen: number
  readonly unseen: number
  readonly isBlank: boolean
}

/** The least area of a picture, in square points. Smaller ones look like changes of scale without effect. */
const SMALLEST = 100
/** The part of a page that the picture of a scan covers at least. */
export const COVERING = 0.7
/** Letters that are not painted, or only clip what follows: ISO 32000-1, 9.3.6. */
const INVISIBLE = new Set([3, 7])

/**
 * Looks at what is drawn on a page. The reader leaves pictures out, because to decode one takes up to a second, or has no
 * end. What is left of a picture is the square of one unit that it would fill: nothing is drawn there.
 */
export async function lookAt(page: PDFPageProxy, operations: typeof OPS): Promise<Drawing> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const [left = 0, bottom = 0, right = 1, top = 1] = page.view
  const whole = (right - left) * (top - bottom) || 1
  const found = { area: 0, seen: 0, unseen: 0, hasShapes: false }
  let state = { unit: 1, mode: 0 }
  let isUsed = true
  const states: (typeof state)[] = []
  const enter = (matrix: unknown): void => {
    state = { ...state, unit: state.unit * growthOf(matrix) }
    isUsed = false
  }
  const leave = (): void => {
    if (!isUsed && state.unit > SMALLEST) found.area += state.unit
    if (!isUsed && state.unit > whole * COVERING) [found.unseen, found.seen] = [found.unseen + found.seen, 0]
    state = states.pop() ?? { unit: 1, mode: 0 }
    isUsed = true
  }
  for (const [index, operation] of fnArray.entries()) {
    const values = argsArray[index]
    if (operation === operations.save) states.push(state)
    else if (operation === operations.transform) enter(values)
    else if (operation === operations.paintFormXObjectBegin) {
      states.push(state)
      enter(values?.[0])
    } else if (operation === operations.restore || operation === operations.paintFormXObjectEnd) leave()
    else if (operation === operations.setTextRenderingMode) state = { ...state, mode: Number(values?.[0]) }
    else if (operation === operations.showText) {
      isUsed = true
      found[INVISIBLE.has(state.mode) ? 'unseen' : 'seen'] += countLetters(values)
    } else if (operation === operations.shadingFill || isShape(operation, values, operations)) {
      isUsed = true
      found.hasShapes = true
    }
  }
  leave()
  const { area, seen, unseen, hasShapes } = found
  return { covered: area / whole, seen, unseen, isBlank: seen + unseen + area === 0 && !hasShapes }
}

/** Reports whether a path is painted, and does not only clip what follows. */
function isShape(operation: number, values: unknown, operations: typeof OPS): boolean {
  return operation === operations.constructPath && Array.isArray(values) && values[0] !== operations.endPath
}

function growthOf(matrix: unknown): number {
  if (!Array.isArray(matrix) && !(matrix instanceof Float32Array)) return 1
  const [a = 1, b = 0, c = 0, d = 1] = Array.from(matrix, Number)
  return Math.abs(a * d - b * c)
}
