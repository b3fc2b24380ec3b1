import type { Position } from '../diagnostics.ts'

/**
 * Finds the lines and columns of offsets, in lines that end as those of any system do.
 *
 * @returns a function that takes an offset of the source; one behind its end is at its end
 */
export function openPositions(source: string): (offset: number) => Position {
  const lineStarts = [0, ...Array.from(source.matchAll(/\r\n?|\n/g), ({ index, 0: lineEnd }) => index + lineEnd.length)]
  return (offset) => {
    const place = Math.min(offset, source.length)
    let [first, last] = [0, lineStarts.length - 1]
    while (first < last) {
      const middle = Math.ceil((first + last) / 2)
      if ((lineStarts[middle] ?? 0) <= place) first = middle
      else last = middle - 1
    }
    return { line: first + 1, column: place - (lineStarts[first] ?? 0) + 1 }
  }
}
