/** The duration of a fade, in ms. */
export const speed = 1000
/** The time from one slide to the next, in ms. */
export const delay = 5000

/** A pause of that time is not between two letters, in ms. */
export const READING = 300

/** The typing and deleting speed, in ms per character. */
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
 * Returns how many characters of a line are visible.
 *
 * @param elapsed ms since its slide appeared; negative while it does
 * @param left ms until the next slide does: the line must be empty by then
 */
export function countTyped({ type, erase }: Pace, elapsed: number, left: number): number {
  return Math.max(0, Math.floor(Math.min(elapsed / type, left / erase)))
}

/**
 * Returns the time until the number of visible characters changes, in ms; Infinity if it does not.
 *
 * @param length the total number of characters of the line
 * @param elapsed see above
 * @param left see above
 */
export function untilNextLetter(pace: Pace, length: number, elapsed: number, left: number): number {
  const typed = Math.min(countTyped(pace, elapsed, left), length)
  const isTyping = typed < length && elapsed / pace.type <= left / pace.erase
  if (isTyping) return pace.type * (typed + 1) - elapsed
  return typed === 0 ? Infinity : left - pace.erase * typed
}
