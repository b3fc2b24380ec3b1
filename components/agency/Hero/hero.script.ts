import { findCurrent, findParts, markCurrent } from '../../elements/Carousel/carouselParts.ts'
import { watchMotion } from '../../elements/Carousel/watchMotion.ts'
import { delay, speed } from './timing.ts'
import { countTyped, paces } from './typing.ts'

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
  let rest = Infinity
  let turnsAt = Infinity
  let frame = 0
  let isSwiperThere = false
  let timeLeft = (): number => turnsAt - performance.now()

  const turnTo = (index: number): void => {
    current = index
    began = performance.now()
    turnsAt = began + speed + rest
    if (!isSwiperThere) markCurrent(parts, index)
  }
  watchMotion(parts, (mayMove, mayTurn) => {
    rest = mayTurn ? delay : Infinity
    turnsAt = performance.now() + rest
    if (mayMove && current < 0) {
      markCurrent(parts, (current = findCurrent(parts)))
      // The pointer was there before the script.
      if (region.matches(':hover')) touch()
    }
    const step = (): void => {
      if (!isSwiperThere && timeLeft() <= 0) turnTo((current + 1) % slides.length)
      for (const { slideIndex, pace, untyped } of lines) {
        const shown = slideIndex === current ? countTyped(pace, performance.now() - began, timeLeft()) : 0
        const typed = mayMove ? Math.min(shown, untyped.endOffset) : untyped.endOffset
        if (typed !== untyped.startOffset) untyped.setStart(untyped.startContainer, typed)
      }
      if (mayMove) frame = requestAnimationFrame(step)
    }
    cancelAnimationFrame(frame)
    step()
  })

  planks.forEach((plank, index) =>
    plank.addEventListener('click', (event) => {
      if (current < 0 || isSwiperThere) return
      event.preventDefault()
      turnTo(index)
    }),
  )
  const takeOver = async (): Promise<void> => {
    if (current < 0 || isSwiperThere) return
    const { default: slideWithSwiper } = await import('../../elements/Carousel/slideWithSwiper.ts')
    if (isSwiperThere) return
    isSwiperThere = true
    timeLeft = slideWithSwiper(parts, { effect: 'fade', speed, delay, first: current, onTurn: turnTo })
  }
  // Where Swiper does not come over the network, the show goes on as it is, and the next touch asks for it again.
  const touch = (): void => void takeOver().catch(() => {})
  for (const type of ['pointerenter', 'pointerdown', 'focusin']) region.addEventListener(type, touch)
}
