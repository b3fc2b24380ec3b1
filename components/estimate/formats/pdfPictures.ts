import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js'
import type { OPS } from 'pdfjs-dist/types/src/shared/util.js'

/** What is drawn on a page. */
export interface Drawing {
  /** The part of the page that pictures cover; more than 1 where they overlap. */
  readonly covered: number
  readonly hasLetters: boolean
  readonly isBlank: boolean
}

/** Looks at what is drawn on a page. That takes time, because its pictures are read. */
export async function lookAt(page: PDFPageProxy, operations: typeof OPS): Promise<Drawing> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const [left = 0, bottom = 0, right = 1, top = 1] = page.view
  const pictures = new Set([
    operations.paintImageXObject,
    operations.paintInlineImageXObject,
    operations.paintImageMaskXObject,
  ])
  const drawn = new Set([...pictures, operations.constructPath, operations.shadingFill])
  /** A picture fills a square of one unit: its area is what the unit has become. */
  let unit = 1
  const units: number[] = []
  let area = 0
  for (const [index, operation] of fnArray.entries()) {
    if (operation === operations.save) units.push(unit)
    else if (operation === operations.restore) unit = units.pop() ?? 1
    else if (operation === operations.transform) unit *= growthOf(argsArray[index])
    else if (operation === operations.paintFormXObjectBegin) {
      units.push(unit)
      unit *= growthOf(argsArray[index]?.[0])
    } else if (operation === operations.paintFormXObjectEnd) unit = units.pop() ?? 1
    else if (pictures.has(operation)) area += unit
  }
  const hasLetters = fnArray.includes(operations.showText)
  return {
    covered: area / ((right - left) * (top - bottom) || 1),
    hasLetters,
    isBlank: !hasLetters && !fnArray.some((operation) => drawn.has(operation)),
  }
}

function growthOf(matrix: unknown): number {
  if (!Array.isArray(matrix) && !(matrix instanceof Float32Array)) return 1
  const [a = 1, b = 0, c = 0, d = 1] = Array.from(matrix, Number)
  return Math.abs(a * d - b * c)
}
