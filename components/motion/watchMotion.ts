import type { CarouselParts } from './carouselParts.ts'
import { isMotionAllowed, onMotionChange } from './motion.ts'

/**
 * The states in which a carousel pauses: hovered by a mouse, or with the keyboard focus in it. Touch leaves no hover
 * behind.
 */
const HOLDING = matchMedia('(hover: hover)').matches ? ':hover, :has(:focus-visible)' : ':has(:focus-visible)'

/**
 * Reports, now and at each change, whether a carousel may be animated (it is in view, and motion is allowed) and
 * whether it may autoplay (nobody interacts with it, either). During autoplay, changes are not announced.
 */
export function watchMotion(
  { region, frame }: CarouselParts,
  onChange: (mayMove: boolean, mayTurn: boolean) => void,
): void {
  let isInView = false
  const update = (): void => {
    const mayMove = isInView && isMotionAllowed()
    const mayTurn = mayMove && !region.matches(HOLDING)
    frame.ariaLive = mayTurn ? 'off' : 'polite'
    onChange(mayMove, mayTurn)
  }
  for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout']) region.addEventListener(type, update)
  onMotionChange(update)
  new IntersectionObserver((entries) => {
    isInView = entries.some(({ isIntersecting }) => isIntersecting)
    update()
  }).observe(region)
}
