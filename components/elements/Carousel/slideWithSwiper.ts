import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import { markCurrent, type CarouselParts } from '../../motion/carouselParts.ts'
import { watchMotion } from '../../motion/watchMotion.ts'

export interface SlideOptions {
  readonly effect: 'fade' | 'slide'
  /** How long a turn takes, in ms. */
  readonly speed: number
  /** The slide to begin with. */
  readonly first: number
  readonly onTurn: (current: number) => void
  /** A finger or the mouse drags a slide; then it is let go. */
  readonly onDrag: (isHeld: boolean) => void
}

/**
 * Hands a carousel to Swiper: it can be swiped, dragged, and stepped through with arrow keys. It does not turn by itself:
 * Swiper's own way to do so runs at every frame, for as long as the page is open.
 *
 * @returns what turns to the next slide
 */
export default function slideWithSwiper(
  parts: CarouselParts,
  { effect, speed, first, onTurn, onDrag }: SlideOptions,
): () => void {
  const { region, frame, slides, planks } = parts
  markCurrent(parts, first)
  // From now on there is something to pause.
  region.dataset['moves'] = ''
  const swiper = new Swiper(frame, {
    modules: [EffectFade],
    wrapperClass: frame.firstElementChild?.className ?? '',
    slideClass: slides[0]?.className ?? '',
    effect,
    fadeEffect: { crossFade: true },
    speed,
    initialSlide: first,
    rewind: true,
    // A fifth of the width is meant.
    longSwipesRatio: 0.2,
    on: {
      slideChange({ activeIndex }) {
        markCurrent(parts, activeIndex)
        onTurn(activeIndex)
      },
      sliderFirstMove: () => onDrag(true),
      touchEnd: () => onDrag(false),
    },
  })
  watchMotion(parts, (mayMove) => {
    swiper.params.speed = mayMove ? speed : 0
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
  return () => swiper.slideNext()
}
