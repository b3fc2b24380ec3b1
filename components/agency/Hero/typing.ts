/** How fast a line is typed and deleted, in ms for each character. */
export interface Pace {
  readonly type: number
  readonly erase: number
}

/** The two lines of a slide: its tagline and its intro. */
export const paces: readonly [tagline: Pace, intro: Pace] = [
  { type: 75, erase: 50 },
  { type: 50, erase: 30 },
]

/**
 * How many characters of a line are there, if it has so many.
 *
 * @param elapsed ms since its slide began to show
 * @param left ms until the next slide does: the line is empty by then
 */
export function countTyped({ type, erase }: Pace, elapsed: number, left: number): number {
  return Math.max(0, Math.floor(Math.min(elapsed / type, left / erase)))
}
