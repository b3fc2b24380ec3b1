import { findCurrent, findParts } from '../../motion/carouselParts.ts'
import slideWithSwiper from '../../elements/Carousel/slideWithSwiper.ts'
import { turnByItself } from '../../motion/turnByItself.ts'

const SPEED = 800
const DELAY = 5000

/** The quotes turn by themselves, and can be swiped and stepped through. */
export default function turnTestimonials(region: HTMLElement): void {
  const parts = findParts(region)
  const turn = slideWithSwiper(parts, {
    effect: 'slide',
    speed: SPEED,
    first: findCurrent(parts),
    onTurn: () => turning.restart(SPEED),
    onDrag: (isHeld) => (isHeld ? turning.hold() : turning.restart(0)),
  })
  const turning = turnByItself(parts, DELAY, turn)
}
