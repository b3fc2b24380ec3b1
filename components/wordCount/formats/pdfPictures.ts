import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { OPS } from 'pdfjs-dist/types/src/shared/util.js'

/** What is drawn on a page. */
export interface Drawing {
  /** The part of the page that pictures cover; more than 1 where they overlap. */
  readonly covered: number
  readonly hasLetters: boolean
  readonly isBlank: boolean
}

/** The least area of a picture, in square points. Smaller ones look like changes of scale without effect. */
const SMALLEST = 100

/**
 * Looks at what is drawn on a page. The reader leaves pictures out, because to decode one takes up to a second, or has no
 * end. What is left of a picture is the square of one unit that it would fill: nothing is drawn there.
 */
export async function lookAt(page: PDFPageProxy, operations: typeof OPS): Promise<Drawing> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const [left = 0, bottom = 0, right = 1, top = 1] = page.view
  let unit = 1
  let area = 0
  let isUsed = true
  let hasShapes = false
  const units: number[] = []
  const enter = (matrix: unknown): void => {
    unit *= growthOf(matrix)
    isUsed = false
  }
  const leave = (): void => {
    if (!isUsed && unit > SMALLEST) area += unit
    unit = units.pop() ?? 1
    isUsed = true
  }
  for (const [index, operation] of fnArray.entries()) {
    const values = argsArray[index]
    if (operation === operations.save) units.push(unit)
    else if (operation === operations.transform) enter(values)
    else if (operation === operations.paintFormXObjectBegin) {
      units.push(unit)
      enter(values?.[0])
    } else if (operation === operations.restore || operation === operations.paintFormXObjectEnd) leave()
    else if (operation === operations.showText) isUsed = true
    else if (operation === operations.shadingFill || isShape(operation, values, operations)) {
      isUsed = true
      hasShapes = true
    }
  }
  leave()
  const hasLetters = fnArray.includes(operations.showText)
  return {
    covered: area / ((right - left) * (top - bottom) || 1),
    hasLetters,
    isBlank: !hasLetters && !hasShapes && area === 0,
  }
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
