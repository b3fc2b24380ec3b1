import type { Position } from './diagnostics.ts'

/** The position of a character, given its offset. */
export type LocateOffset = (offset: number) => Position

/**
 * Counts lines and columns of a text, from 1, in lines that end as those of any system do; its lines are looked for when the
 * first place is asked for. A place behind the end is at the end.
 */
export function createLocator(source: string): LocateOffset {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= startsOfLines(source)
    const place = Math.min(offset, source.length)
    // The last line that begins at the place or before it.
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: place - (starts[low] ?? 0) + 1 }
  }
}

/** The offset of each line of a text, with any line endings. */
export function startsOfLines(source: string): number[] {
  return [0, ...Array.from(source.matchAll(/\r\n?|\n/g), ({ index, 0: lineEnd }) => index + lineEnd.length)]
}
