import type { Position } from './diagnostics.ts'

/** Where a character of a text stands, given how many are before it. */
export type LocateOffset = (offset: number) => Position

/** Counts lines and columns of a text, from 1; its lines are looked for when the first place is asked for. */
export function createLocator(source: string): LocateOffset {
  let starts: number[] | undefined
  return (offset) => {
    starts ??= startsOfLines(source)
    // The last line that begins at the offset or before it.
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

function startsOfLines(source: string): number[] {
  const starts = [0]
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1)) starts.push(end + 1)
  return starts
}
