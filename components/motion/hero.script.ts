import { findCurrent, findParts, markCurrent } from './carouselParts.ts'
import { turnByItself } from './turnByItself.ts'
import { delay, speed } from './timing.ts'
import { countTyped, paces, untilNextLetter } from './typing.ts'

/**
 * The hero's show: the slides fade into each other, and their lines are typed and deleted. Swiper takes over when
 * somebody touches it.
 *
 * All characters are always there: those not typed yet are only not painted. So nothing moves, and nothing is read out
 * letter by letter. https://developer.mozilla.org/docs/Web/API/CSS_Custom_Highlight_API
 */
export default function show(region: HTMLElement): void {
  const parts = findParts(region)
  const { slides, planks } = parts
  const lines = slides.flatMap((slide, slideIndex) =>
    paces.map((pace, index) => {
      const untyped = new Range()
      untyped.selectNodeContents(slide.querySelectorAll('p')[index]?.firstChild ?? slide)
      return { slideIndex, pace, untyped }
    }),
  )
  // Older browsers show the whole lines.
  if ('highlights' in CSS) CSS.highlights.set('untyped', new Highlight(...lines.map(({ untyped }) => untyped)))

  // None as long as the strip is scrolled by hand.
  let current = -1
  // The first slide was there before the script: nobody's reading is interrupted.
  let began = -Infinity
  let mayMove = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let turnSwiper: (() => void) | undefined

  const showSlide = (index: number): void => {
    current = index
    began = performance.now()
    turning.restart(speed)
    if (!turnSwiper) markCurrent(parts, index)
    write()
  }
  // Wakes when a letter comes or goes, and at no other time: a page at rest rests.
  const write = (): void => {
    const elapsed = performance.now() - began
    const left = turning.timeLeft()
    let pause = Infinity
    for (const { slideIndex, pace, untyped } of lines) {
      const length = untyped.endOffset
      const shown = slideIndex === current ? countTyped(pace, elapsed, left) : 0
      const typed = mayMove ? Math.min(shown, length) : length
      if (typed !== untyped.startOffset) untyped.setStart(untyped.startContainer, typed)
      if (slideIndex === current) pause = Math.min(pause, untilNextLetter(pace, length, elapsed, left))
    }
    clearTimeout(timer)
    // Of half a millisecond, browsers make none.
    if (mayMove && pause < Infinity) timer = setTimeout(write, Math.ceil(pause + 0.5))
  }
  const turning = turnByItself(
    parts,
    delay,
    () => (turnSwiper ?? (() => showSlide((current + 1) % slides.length)))(),
    (isAllowed) => {
      mayMove = isAllowed
      if (mayMove && current < 0) {
        markCurrent(parts, (current = findCurrent(parts)))
        // The pointer was there before the script.
        if (region.matches(':hover')) touch()
      }
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
  const takeOver = async (): Promise<void> => {
    if (current < 0 || turnSwiper) return
    const carousel = await import('../elements/Carousel/slideWithSwiper.ts')
    turnSwiper ??= carousel.default(parts, {
      effect: 'fade',
      speed,
      first: current,
      onTurn: showSlide,
      onDrag: (isHeld) => (isHeld ? turning.hold() : turning.restart(0)),
    })
  }
  // Where Swiper does not come over the network, the show goes on as it is, and the next touch asks for it again.
  const touch = (): void => void takeOver().catch(() => {})
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) region.addEventListener(type, touch)
}
