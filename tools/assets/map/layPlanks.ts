import type { Point } from './view.ts'

/** A row of planks: from where, how far. Whole numbers, which weigh less than exact ones. */
export interface Row {
  readonly x: number
  readonly y: number
  readonly length: number
}

interface Floor {
  readonly width: number
  readonly height: number
  /** From one row to the next. */
  readonly pitch: number
  /** A row shorter than this is left out. */
  readonly shortest: number
}

/** Covers an area with level rows of planks. `rings` are its outlines; what lies within two of them is a hole. */
export function layPlanks(rings: ReadonlyArray<readonly Point[]>, { width, height, pitch, shortest }: Floor): Row[] {
  const rows: Row[] = []
  for (let y = pitch / 2; y < height; y += pitch) {
    const crossings = rings.flatMap((ring) => findCrossings(ring, y)).toSorted((one, other) => one - other)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const start = Math.round(Math.max(0, crossings[index] ?? 0))
      const end = Math.round(Math.min(width, crossings[index + 1] ?? 0))
      if (end - start >= shortest) rows.push({ x: start, y: Math.round(y), length: end - start })
    }
  }
  return rows
}

/** Where an outline crosses a level line. */
function findCrossings(ring: readonly Point[], y: number): number[] {
  return ring.flatMap(([x1, y1], index) => {
    const [x2, y2] = ring[(index + 1) % ring.length] ?? [x1, y1]
    return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
  })
}
