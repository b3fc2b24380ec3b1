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

/**
 * How long it is until a line has another number of characters, in ms; Infinity where it stays as it is.
 *
 * @param length how many characters the whole line has
 * @param elapsed as above
 * @param left as above
 */
export function untilNextLetter(pace: Pace, length: number, elapsed: number, left: number): number {
  const typed = Math.min(countTyped(pace, elapsed, left), length)
  const isTyping = typed < length && elapsed / pace.type <= left / pace.erase
  if (isTyping) return pace.type * (typed + 1) - elapsed
  return typed === 0 ? Infinity : left - pace.erase * typed
}
