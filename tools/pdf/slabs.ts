import type { Pen } from './pen.ts'
import { pageBottom, pageTop } from './sheet.ts'

/** What is not broken over two pages: a line of text, a row of a table, a picture. */
export interface Slab {
  /** The space above it; none at the top of a page. */
  readonly before: number
  readonly height: number
  /** Stays on the page of the one that follows. */
  readonly isGlued?: boolean
  /** Stands in the margin, so high; what follows begins beside it. */
  readonly reach?: number
  /** Begins below what stands in the margin. */
  readonly isWide?: boolean
  /** What is shown again above it where it comes at the top of a page: the head of a table. */
  readonly repeated?: { readonly height: number; readonly draw: (y: number) => void }
  /** @param above the space above it that was kept */
  readonly draw: (y: number, above: number) => void
}

/** Where the next slab is to be. */
export interface Cursor {
  y: number
  /** Below what stands in the margin; 0 where nothing does. */
  floor: number
}

/** Puts slabs on pages, and adds pages as they are needed. */
export function placeSlabs(pen: Pen, slabs: readonly Slab[], cursor: Cursor): void {
  for (const chunk of chunksOf(slabs)) {
    const isFirst = cursor.y <= pageTop
    if (!isFirst && cursor.y + heightOf(chunk, cursor) > pageBottom) turnPage(pen, cursor)
    for (const slab of chunk) placeSlab(pen, slab, cursor)
  }
}

/** Begins a new page. */
export function turnPage(pen: Pen, cursor: Cursor): void {
  pen.addPage()
  cursor.y = pageTop
  cursor.floor = 0
}

function placeSlab(pen: Pen, slab: Slab, cursor: Cursor): void {
  // Only what is glued to more than a page holds comes here without its room.
  if (cursor.y > pageTop && cursor.y + slab.before + slab.height > pageBottom) turnPage(pen, cursor)
  if (cursor.y <= pageTop && slab.repeated) {
    slab.repeated.draw(cursor.y)
    cursor.y += slab.repeated.height
  }
  const above = cursor.y <= pageTop ? 0 : slab.before
  cursor.y = startOf(slab, cursor.y + above, cursor.floor)
  slab.draw(cursor.y, above)
  if (slab.reach !== undefined) cursor.floor = cursor.y + slab.reach
  cursor.y += slab.height
}

function startOf({ reach, isWide, before }: Slab, y: number, floor: number): number {
  return reach !== undefined || isWide ? Math.max(y, floor === 0 ? y : floor + before) : y
}

/** Slabs with those that they are glued to. */
function chunksOf(slabs: readonly Slab[]): Slab[][] {
  const chunks: Slab[][] = [[]]
  for (const slab of slabs) {
    chunks.at(-1)?.push(slab)
    if (!slab.isGlued) chunks.push([])
  }
  return chunks.filter(({ length }) => length > 0)
}

function heightOf(chunk: readonly Slab[], { y, floor }: Cursor): number {
  let at = y
  let margin = floor
  let lowest = y
  for (const slab of chunk) {
    at = startOf(slab, at + slab.before, margin)
    if (slab.reach !== undefined) margin = at + slab.reach
    at += slab.height
    lowest = Math.max(lowest, at, slab.reach === undefined ? at : margin)
  }
  return lowest - y
}

/** The height of slabs one below the other. */
export function sumOf(slabs: readonly Slab[]): number {
  return slabs.reduce((sum, { before, height }) => sum + before + height, 0)
}

/** Slabs that are to stay together. */
export function glue(slabs: readonly Slab[], isAlsoGluedToNext = false): Slab[] {
  return slabs.map((slab, index) => ({ ...slab, isGlued: isAlsoGluedToNext || index < slabs.length - 1 }))
}

/** Something to do before the first slab is drawn, and after the last. */
export function around(slabs: readonly Slab[], first: (y: number) => void, last: () => void): Slab[] {
  return slabs.map((slab, index) => ({
    ...slab,
    draw(y, above) {
      if (index === 0) first(y)
      slab.draw(y, above)
      if (index === slabs.length - 1) last()
    },
  }))
}

/** Slabs with something drawn behind each, and behind the space above it. */
export function backed(slabs: readonly Slab[], draw: (y: number, height: number) => void): Slab[] {
  return slabs.map((slab, index) => ({
    ...slab,
    draw(y, above) {
      const space = index === 0 ? 0 : above
      draw(y - space, space + slab.height)
      slab.draw(y, above)
    },
  }))
}

/** Slabs with another space above the first one. */
export function spaced(slabs: readonly Slab[], before: number): Slab[] {
  const [first, ...others] = slabs
  return first ? [{ ...first, before }, ...others] : []
}
