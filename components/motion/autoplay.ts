import type { CarouselParts } from './carouselParts.ts'
import { watchMotion } from './watchMotion.ts'

/**
 * Rotates a carousel while that is allowed. Nothing runs between two turns.
 *
 * @param delay how long a slide is shown, in ms
 * @param turn shows the next slide, and calls `restart()`
 * @param onChange called with whether the carousel may be animated, now and at each change
 */
export function startAutoplay(
  parts: CarouselParts,
  delay: number,
  turn: () => void,
  onChange?: (mayMove: boolean) => void,
) {
  let rest = Infinity
  let turnsAt = Infinity
  let timer: ReturnType<typeof setTimeout> | undefined
  const turnAfter = (pause: number): void => {
    clearTimeout(timer)
    turnsAt = performance.now() + pause
    if (pause < Infinity) timer = setTimeout(turn, pause)
  }
  watchMotion(parts, (mayMove, mayTurn) => {
    const before = rest
    rest = mayTurn ? delay : Infinity
    if (rest !== before) turnAfter(rest)
    onChange?.(mayMove)
  })
  return {
    /** The time until the next turn, in ms; Infinity if there is none. */
    timeLeft: () => turnsAt - performance.now(),
    /** Restarts the timer when a slide starts to appear, which takes the given time in ms. */
    restart: (speed: number) => turnAfter(speed + rest),
    /** Pauses while somebody holds a slide, until the next `restart()`. */
    hold: () => turnAfter(Infinity),
  }
}
