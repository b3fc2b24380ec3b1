import slideWithSwiper from '../../elements/Carousel/slideWithSwiper.ts'
import { findCurrent, findParts, startAutoplay } from '../../motion/homeMotion.ts'

const SPEED = 800
const DELAY = 5000

/** Makes the testimonials rotate, and lets visitors swipe or step through them. */
export default function turnTestimonials(region: HTMLElement): void {
  const parts = findParts(region)
  const turn = slideWithSwiper(parts, {
    effect: 'slide',
    speed: SPEED,
    first: findCurrent(parts),
    onTurn: () => autoplay.restart(SPEED),
    onDrag: (isHeld) => (isHeld ? autoplay.hold() : autoplay.restart(0)),
  })
  const autoplay = startAutoplay(parts, DELAY, turn)
}
