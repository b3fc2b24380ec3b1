import type { Line } from './pdfLines.ts'

/** The part of a page at its head and at its foot where running heads stand. */
const MARGIN = 0.15
/** The same line on fewer pages, or on a smaller part of them, is not a running head. */
const PAGES = 3
const PART = 0.4

/** Reports whether a line stands where running heads do. */
export const isInMargin = ({ height }: Line): boolean => height < MARGIN || height > 1 - MARGIN

/**
 * Finds running heads: lines in the margins of many pages, whatever number they hold. Of pages that are alike, such as
 * the letters of a mail merge, all is text.
 */
export function findRunningHeads(pages: ReadonlyArray<readonly Line[]>): ReadonlySet<Line> {
  const least = Math.max(PAGES, pages.length * PART)
  const repeated = listRepeated(pages, least)
  const repeatedInMargins = listRepeated(
    pages.map((page) => page.filter(isInMargin)),
    least,
  )
  const lines = pages.flat()
  const heads = new Set(lines.filter((line) => isInMargin(line) && repeatedInMargins.has(keyOf(line))))
  const others = lines.filter((line) => !heads.has(line))
  const alike = others.filter((line) => repeated.has(keyOf(line)))
  return alike.length * 2 >= others.length ? new Set() : heads
}

function listRepeated(pages: ReadonlyArray<readonly Line[]>, least: number): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const page of pages) {
    for (const key of new Set(page.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return new Set([...counts].filter(([, count]) => count >= least).map(([key]) => key))
}

function keyOf({ text }: Line): string {
  return text.replaceAll(/\d+/g, '#')
}
