import type { Nodes } from 'mdast'
import { LineCounter } from 'yaml'
import type { Position } from './diagnostics.ts'

/** The position of a character, given its offset. */
export type LocateOffset = (offset: number) => Position

/**
 * Returns a function that converts offsets of a text to lines and columns from 1, with any line endings. An offset after
 * the end is at the end.
 */
export function createLocator(source: string): LocateOffset {
  const counter = new LineCounter()
  counter.lineStarts = [0, ...Array.from(source.matchAll(/\r\n?|\n/g), ({ index, 0: end }) => index + end.length)]
  return (offset) => {
    const { line, col } = counter.linePos(Math.min(offset, source.length))
    return { line, column: col }
  }
}

/** Returns the place of a node's first character. */
export function positionOf({ position }: Pick<Nodes, 'position'>): Position {
  const { line = 1, column = 1 } = position?.start ?? {}
  return { line, column }
}

/** Returns the offset of a node's first character. */
export function startOf({ position }: Pick<Nodes, 'position'>): number {
  return position?.start.offset ?? 0
}

/** Returns the offset after a node's last character. */
export function endOf({ position }: Pick<Nodes, 'position'>): number {
  return position?.end.offset ?? 0
}
