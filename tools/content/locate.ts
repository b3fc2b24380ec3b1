import type { Nodes } from 'mdast'
import { LineCounter } from 'yaml'
import type { Position } from './diagnostics.ts'

/** The position of a character, given its offset. */
export type LocateOffset = (offset: number) => Position

/**
 * Counts lines and columns of a text, from 1, in lines that end as those of any system do; its lines are looked for when the
 * first place is asked for. A place behind the end is at the end.
 */
export function createLocator(source: string): LocateOffset {
  let counter: LineCounter | undefined
  return (offset) => {
    if (!counter) {
      counter = new LineCounter()
      counter.lineStarts = startsOfLines(source)
    }
    const { line, col } = counter.linePos(Math.min(offset, source.length))
    return { line, column: col }
  }
}

/** The offset of each line of a text, with any line endings. */
export function startsOfLines(source: string): number[] {
  return [0, ...Array.from(source.matchAll(/\r\n?|\n/g), ({ index, 0: lineEnd }) => index + lineEnd.length)]
}

/** Returns the first character of a node. */
export function startOf({ position }: Pick<Nodes, 'position'>): number {
  return position?.start.offset ?? 0
}

/** Returns the first character after a node. */
export function endOf({ position }: Pick<Nodes, 'position'>): number {
  return position?.end.offset ?? 0
}
