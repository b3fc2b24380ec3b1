import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import { markCurrent, type CarouselParts } from './carouselParts.ts'
import { watchMotion } from './watchMotion.ts'

export interface SlideOptions {
  readonly effect: 'fade' | 'slide'
  /** How long a turn takes, in ms. */
  readonly speed: number
  /** How long a slide stands still before the next turn, in ms. */
  readonly delay: number
  /** The slide to begin with. */
  readonly first: number
  readonly onTurn?: (current: number) => void
}

/**
 * Hands a carousel to Swiper: it can be swiped, dragged, stepped through with arrow keys, and turns by itself.
 *
 * @returns what tells how long it is to the next turn, in ms
 */
export default function slideWithSwiper(
  parts: CarouselParts,
  { effect, speed, delay, first, onTurn }: SlideOptions,
): () => number {
  const { region, frame, slides, planks } = parts
  markCurrent(parts, first)
  // From now on there is something to pause.
  region.dataset['moves'] = ''
  const swiper = new Swiper(frame, {
    modules: [Autoplay, EffectFade],
    wrapperClass: frame.firstElementChild?.className ?? '',
    slideClass: slides[0]?.className ?? '',
    effect,
    fadeEffect: { crossFade: true },
    speed,
    initialSlide: first,
    rewind: true,
    // A fifth of the width is meant.
    longSwipesRatio: 0.2,
    autoplay: { enabled: false, delay },
    on: {
      slideChange({ activeIndex }) {
        markCurrent(parts, activeIndex)
        onTurn?.(activeIndex)
      },
    },
  })
  const { autoplay } = swiper
  watchMotion(parts, (mayMove, mayTurn) => {
    swiper.params.speed = mayMove ? speed : 0
    if (mayTurn === autoplay.running) return
    if (mayTurn) {
      autoplay.start()
      // It may have been stopped in the middle of a turn.
      autoplay.resume()
    } else autoplay.stop()
  })

  planks.forEach((plank, index) =>
    plank.addEventListener('click', (event) => {
      event.preventDefault()
      swiper.slideTo(index)
    }),
  )
  const [previous, next] = region.querySelectorAll('button')
  previous?.addEventListener('click', () => swiper.slidePrev())
  next?.addEventListener('click', () => swiper.slideNext())
  frame.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') swiper.slidePrev()
    if (key === 'ArrowRight') swiper.slideNext()
  })
  return () => (autoplay.running ? autoplay.timeLeft : Infinity)
}
