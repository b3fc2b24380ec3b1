import { isMotionAllowed } from './motion.ts'

const DURATION = 2000
/** In the first second nothing moves but the bridge. */
const FIRST_SECOND = 1000

/**
 * Counts the figures up. The text remains the final figure: the counter is an attribute, which the style sheet shows in its
 * place, so nothing moves and nothing is announced.
 */
export default function countUp(list: HTMLElement): void {
  const figures = [...list.querySelectorAll('dd')]
  const start = Math.max(performance.now(), FIRST_SECOND)
  const step = (): void => {
    const left = 1 - (performance.now() - start) / DURATION
    const isCounting = left > 0 && isMotionAllowed()
    for (const figure of figures) {
      // Ease-out. Whoever scrolls past meanwhile reads nearly the right figure.
      if (isCounting)
        figure.dataset['count'] = figure.textContent.replace(/\d+/, (number) =>
          String(Math.floor(Number(number) * (1 - 0.2 * left ** 3))),
        )
      else delete figure.dataset['count']
    }
    if (isCounting) requestAnimationFrame(step)
  }
  setTimeout(step, start - performance.now())
}
