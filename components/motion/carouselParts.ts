/** The elements of a <Carousel>. */
export interface CarouselParts {
  readonly region: HTMLElement
  /** What the slides are seen through; it scrolls where there is no script. */
  readonly frame: HTMLElement
  readonly slides: readonly HTMLElement[]
  /** A link to each slide. */
  readonly planks: readonly HTMLAnchorElement[]
}

export function findParts(region: HTMLElement): CarouselParts {
  return {
    region,
    frame: region.querySelector<HTMLElement>('[tabindex]') ?? region,
    slides: [...region.querySelectorAll<HTMLElement>('[id]')],
    planks: [...region.querySelectorAll('a')],
  }
}

/** Makes one slide the current one, for the eye, the keyboard and the ear; the first time, without a transition. */
export function markCurrent({ region, slides, planks }: CarouselParts, current: number): void {
  region.dataset['shows'] = region.dataset['shows'] ? 'next' : 'first'
  slides.forEach((slide, index) => (slide.inert = index !== current))
  planks.forEach((plank, index) => (plank.ariaCurrent = index === current ? 'true' : null))
}

/** The slide that the strip was scrolled to before script took it over. */
export function findCurrent({ frame }: CarouselParts): number {
  return Math.round(frame.scrollLeft / frame.clientWidth)
}
