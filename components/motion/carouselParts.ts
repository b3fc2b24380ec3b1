/** The elements of a <Carousel>. */
export type CarouselParts = ReturnType<typeof findParts>

export function findParts(region: HTMLElement) {
  return {
    region,
    /** The viewport of the slides, which scrolls without script. */
    frame: region.querySelector<HTMLElement>('[tabindex]') ?? region,
    slides: [...region.querySelectorAll<HTMLElement>('[id]')],
    /** The indicators, a link to each slide. */
    planks: [...region.querySelectorAll('a')],
  }
}

/**
 * Makes a slide the current one, visually, for the keyboard and for screen readers; the first time, without a
 * transition.
 */
export function markCurrent({ region, slides, planks }: CarouselParts, current: number): void {
  region.dataset['shows'] = region.dataset['shows'] ? 'next' : 'first'
  slides.forEach((slide, index) => (slide.inert = index !== current))
  planks.forEach((plank, index) => (plank.ariaCurrent = index === current ? 'true' : null))
}

/** Returns the slide that the strip was scrolled to before script took over. */
export function findCurrent({ frame }: CarouselParts): number {
  return Math.round(frame.scrollLeft / frame.clientWidth)
}
