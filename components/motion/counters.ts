import { isMotionAllowed, onMotionChange } from './motion.ts'

const DURATION = 2000

/**
 * Counts the figures up. The text remains the final figure: the counter is an attribute, which the style sheet shows in its
 * place, so nothing moves and nothing is announced.
 */
export default function countUp(list: HTMLElement): void {
  if (!isMotionAllowed()) return
  const figures = [...list.querySelectorAll('dd')]
  const start = performance.now()
  const finish = (): void => {
    cancelAnimationFrame(frame)
    for (const figure of figures) delete figure.dataset['count']
  }
  const step = (): void => {
    const progress = (performance.now() - start) / DURATION
    if (progress >= 1) return finish()
    for (const figure of figures) {
      // Ease-out.
      figure.dataset['count'] = (figure.textContent ?? '').replace(/\d+/, (number) =>
        // Whoever scrolls past meanwhile reads nearly the right figure.
        String(Math.floor(Number(number) * (1 - 0.2 * (1 - progress) ** 3))),
      )
    }
    frame = requestAnimationFrame(step)
  }
  let frame = 0
  onMotionChange(finish)
  step()
}
