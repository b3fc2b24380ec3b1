import type { OutlinePart, PartKind } from './outline.ts'

/** Parts that stand between two that both documents have. */
export interface Gap {
  readonly onlyA: readonly OutlinePart[]
  readonly onlyB: readonly OutlinePart[]
  /** The part of each that comes next or, at the end, comes last. */
  readonly besideA: OutlinePart | undefined
  readonly besideB: OutlinePart | undefined
}

/** How two outlines go together. */
export interface Alignment {
  /** Parts of both that stand at the same place. */
  readonly pairs: ReadonlyArray<readonly [a: OutlinePart, b: OutlinePart]>
  /** Where one has what the other has not. */
  readonly gaps: readonly Gap[]
}

/**
 * Looks for the longest common subsequence of two outlines. Of what both have the same number, the first goes with the
 * first; a table stays one when it has lost a row.
 */
export function alignOutlines(a: readonly OutlinePart[], b: readonly OutlinePart[]): Alignment {
  const count = (outline: readonly OutlinePart[], kind: PartKind) => outline.filter((part) => part[0] === kind).length
  const kinds = new Set(a.map(([kind]) => kind))
  const inOrder = new Set([...kinds].filter((kind) => kind === 'table' || count(a, kind) === count(b, kind)))
  const isSame = (partA: OutlinePart | undefined, partB: OutlinePart | undefined) =>
    partA !== undefined &&
    partB !== undefined &&
    partA[0] === partB[0] &&
    (partA[1] === partB[1] || inOrder.has(partA[0]))
  const pairs = commonParts(a, b, isSame)
  const ends = [...pairs.map(([row, column]) => ({ row, column })), { row: a.length, column: b.length }]
  const gaps = ends.map(({ row, column }, index) => {
    const before = ends[index - 1] ?? { row: -1, column: -1 }
    return {
      onlyA: a.slice(before.row + 1, row),
      onlyB: b.slice(before.column + 1, column),
      besideA: a[row] ?? a[before.row],
      besideB: b[column] ?? b[before.column],
    }
  })
  return {
    pairs: pairs.flatMap(([row, column]) => {
      const [partA, partB] = [a[row], b[column]]
      return partA && partB ? [[partA, partB] as const] : []
    }),
    gaps: gaps.filter(({ onlyA, onlyB }) => onlyA.length + onlyB.length > 0),
  }
}

/** The places of what is in both, in the same order. */
function commonParts(
  a: readonly OutlinePart[],
  b: readonly OutlinePart[],
  isSame: (partA: OutlinePart | undefined, partB: OutlinePart | undefined) => boolean,
): Array<[row: number, column: number]> {
  // How much is common to what is left of both, for each place in both.
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const lengthAt = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = a.length - 1; row >= 0; row -= 1) {
    for (let column = b.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isSame(a[row], b[column])
        ? lengthAt(row + 1, column + 1) + 1
        : Math.max(lengthAt(row + 1, column), lengthAt(row, column + 1))
    }
  }
  const common: Array<[row: number, column: number]> = []
  let [row, column] = [0, 0]
  while (row < a.length && column < b.length) {
    if (isSame(a[row], b[column])) {
      common.push([row, column])
      row += 1
      column += 1
    } else if (lengthAt(row + 1, column) >= lengthAt(row, column + 1)) row += 1
    else column += 1
  }
  return common
}
