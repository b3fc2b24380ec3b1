import { startAutoplay } from './autoplay.ts'
import { findCurrent, findParts, markCurrent } from './carouselParts.ts'
import { countTyped, delay, paces, READING, speed, untilNextLetter } from './typing.ts'

/**
 * Runs the first screen: the slides cross-fade while the letters walk, then their lines are typed in turn, then the flags
 * sway, then the lines are deleted. Swiper takes over when somebody interacts with it.
 *
 * All characters are always in the document: those not typed yet are only transparent. So the layout does not move, and
 * screen readers do not spell the lines out. https://developer.mozilla.org/docs/Web/API/CSS_Custom_Highlight_API
 */
export default function show(region: HTMLElement): void {
  const parts = findParts(region)
  const { slides, planks } = parts
  const lines = slides.flatMap((slide, slideIndex) =>
    paces.map((pace, index) => {
      const untyped = new Range()
      const paragraphs = slide.querySelectorAll('p')
      untyped.selectNodeContents(paragraphs[index]?.firstChild ?? slide)
      // The second line waits until the first is whole.
      const startsAt = index === 0 ? 0 : paces[0].type * (paragraphs[0]?.textContent.length ?? 0)
      return { slideIndex, pace, untyped, startsAt }
    }),
  )
  // Browsers without support show the whole lines.
  const highlight = 'highlights' in CSS ? new Highlight(...lines.map(({ untyped }) => untyped)) : undefined
  if (highlight) CSS.highlights.set('untyped', highlight)

  // None while the strip is scrolled by hand.
  let current = -1
  // The time at which typing begins. The first slide was visible before script ran: its lines are not retyped.
  let began = -Infinity
  let mayMove = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let turnSwiper: (() => void) | undefined

  const showSlide = (index: number): void => {
    current = index
    began = performance.now() + speed
    autoplay.restart(speed)
    if (!turnSwiper) markCurrent(parts, index)
    write()
  }
  // Runs only when a character appears or disappears, so that an idle page uses no CPU.
  const write = (): void => {
    const elapsed = performance.now() - began
    const left = autoplay.timeLeft()
    let pause = Infinity
    for (const { slideIndex, pace, untyped, startsAt } of lines) {
      const length = untyped.endOffset
      const shown = slideIndex === current ? countTyped(pace, elapsed - startsAt, left) : 0
      const typed = mayMove ? Math.min(shown, length) : length
      if (typed !== untyped.startOffset) {
        untyped.setStart(untyped.startContainer, typed)
        // WebKit hides all of a line whose range is empty.
        highlight?.[typed === length ? 'delete' : 'add'](untyped)
      }
      if (slideIndex === current) pause = Math.min(pause, untilNextLetter(pace, length, elapsed - startsAt, left))
    }
    // Whole lines stay for longer; the flags sway then.
    region.toggleAttribute('data-types', elapsed < 0 || pause < READING)
    clearTimeout(timer)
    // Browsers round half a millisecond down to none.
    if (mayMove && pause < Infinity) timer = setTimeout(write, pause + 1)
  }
  const autoplay = startAutoplay(
    parts,
    delay,
    () => (turnSwiper ? turnSwiper() : showSlide((current + 1) % slides.length)),
    (isAllowed) => {
      mayMove = isAllowed
      if (mayMove && current < 0) markCurrent(parts, (current = findCurrent(parts)))
      write()
    },
  )

  planks.forEach((plank, index) =>
    plank.addEventListener('click', (event) => {
      if (current < 0 || turnSwiper) return
      event.preventDefault()
      showSlide(index)
    }),
  )
  const touch = (): void => {
    if (current < 0 || turnSwiper) return
    import('../elements/Carousel/slideWithSwiper.ts').then(
      (carousel) => {
        turnSwiper ??= carousel.default(parts, {
          effect: 'fade',
          speed,
          first: current,
          onTurn: showSlide,
          onDrag: (isHeld) => (isHeld ? autoplay.hold() : autoplay.restart(0)),
        })
      },
      // Swiper can't be fetched: the slides keep rotating, and the next interaction tries again.
      () => undefined,
    )
  }
  for (const type of ['pointerenter', 'focusin']) region.addEventListener(type, touch)
}
