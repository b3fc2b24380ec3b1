import { findCurrent, findParts } from '../../elements/Carousel/carouselParts.ts'
import slideWithSwiper from '../../elements/Carousel/slideWithSwiper.ts'

/** The quotes turn by themselves, and can be swiped and stepped through. */
export default function turnTestimonials(region: HTMLElement): void {
  const parts = findParts(region)
  slideWithSwiper(parts, { effect: 'slide', speed: 800, delay: 5000, first: findCurrent(parts) })
}
