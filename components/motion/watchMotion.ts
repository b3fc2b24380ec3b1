import { isMotionAllowed, onMotionChange } from './motion.ts'
import type { CarouselParts } from './carouselParts.ts'

/** What lets a carousel rest: a mouse over it, the keyboard in it. A finger leaves no hover behind. */
const HOLDING = matchMedia('(hover: hover)').matches ? ':hover, :has(:focus-visible)' : ':has(:focus-visible)'

/**
 * Tells, now and at each change, whether a carousel may move (it is in view, and motion is allowed) and whether it may
 * turn by itself (besides, nobody holds it). While it turns, it is not read out.
 */
export function watchMotion(
  { region, frame }: CarouselParts,
  tell: (mayMove: boolean, mayTurn: boolean) => void,
): void {
  let isInView = false
  const look = (): void => {
    const mayMove = isInView && !document.hidden && isMotionAllowed()
    const mayTurn = mayMove && !region.matches(HOLDING)
    frame.ariaLive = mayTurn ? 'off' : 'polite'
    tell(mayMove, mayTurn)
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) region.addEventListener(type, look)
  document.addEventListener('visibilitychange', look)
  onMotionChange(look)
  new IntersectionObserver((entries) => {
    isInView = entries.some(({ isIntersecting }) => isIntersecting)
    look()
  }).observe(region)
}
