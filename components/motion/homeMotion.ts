/** What moves on the home page, as one file: it is loaded before anyone touches anything. */
export { startAutoplay } from './autoplay.ts'
export { type CarouselParts, findCurrent, findParts, markCurrent } from './carouselParts.ts'
export { default as counters } from './counters.ts'
export { default as hero } from './hero.ts'
export { watchMotion } from './watchMotion.ts'
