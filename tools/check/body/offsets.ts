import type { Nodes } from 'mdast'

/** Returns the first character of a node. */
export function startOf({ position }: Pick<Nodes, 'position'>): number {
  return position?.start.offset ?? 0
}

/** Returns the first character after a node. */
export function endOf({ position }: Pick<Nodes, 'position'>): number {
  return position?.end.offset ?? 0
}
