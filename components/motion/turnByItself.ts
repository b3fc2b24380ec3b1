import type { CarouselParts } from './carouselParts.ts'
import { watchMotion } from './watchMotion.ts'

/** When a carousel turns by itself. */
export interface Turning {
  /** How long it is to the next turn, in ms; Infinity where there is none to come. */
  timeLeft(): number
  /** A slide begins to show, and takes so many ms to do so: it then stands as long as any. */
  restart(speed: number): void
  /** Somebody holds a slide: there is no turn until the next `restart()`. */
  hold(): void
}

/**
 * Turns a carousel as long as it may turn by itself. Nothing runs between two turns.
 *
 * @param delay how long a slide stands, in ms
 * @param turn shows the next slide, and restarts
 * @param tell told whether the carousel may move, now and at each change
 */
export function turnByItself(
  parts: CarouselParts,
  delay: number,
  turn: () => void,
  tell: (mayMove: boolean) => void = () => {},
): Turning {
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
    tell(mayMove)
  })
  return {
    timeLeft: () => turnsAt - performance.now(),
    restart: (speed) => turnAfter(speed + rest),
    hold: () => turnAfter(Infinity),
  }
}
