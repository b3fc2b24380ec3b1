import Swiper from 'swiper'
import { EffectFade } from 'swiper/modules'
import { type CarouselParts, markCurrent, watchMotion } from '../../motion/homeMotion.ts'

export interface SlideOptions {
  readonly effect: 'fade' | 'slide'
  /** The duration of a transition, in ms. */
  readonly speed: number
  /** The initial slide. */
  readonly first: number
  readonly onTurn: (current: number) => void
  /** Called when a finger or the mouse starts to drag a slide, and when it lets go. */
  readonly onDrag: (isHeld: boolean) => void
}

/**
 * Hands a carousel over to Swiper (20 kB, so only when it is touched), for swiping, dragging and arrow keys. Autoplay is not
 * Swiper's: its own runs at every frame for as long as the page is open.
 *
 * @returns a function that advances to the next slide
 */
export default function slideWithSwiper(
  parts: CarouselParts,
  { effect, speed, first, onTurn, onDrag }: SlideOptions,
): () => void {
  const { region, frame, slides, planks } = parts
  markCurrent(parts, first)
  // From here on there is motion to pause.
  region.dataset['moves'] = ''
  const swiper = new Swiper(frame, {
    modules: [EffectFade],
    wrapperClass: frame.firstElementChild?.className ?? '',
    slideClass: slides[0]?.className ?? '',
    effect,
    fadeEffect: { crossFade: true },
    speed,
    initialSlide: first,
    // The initial slide is no turn.
    runCallbacksOnInit: false,
    rewind: true,
    // The threshold is a fifth of the width.
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
