const reduced = matchMedia('(prefers-reduced-motion: reduce)')
const findControl = (): HTMLInputElement | null => document.querySelector('[data-script=pauseControl]')

/** True where things may move: the visitor's system does not ask for less motion, and the pause control is off. */
export function isMotionAllowed(): boolean {
  return !reduced.matches && findControl()?.checked !== true
}

/**
 * Tells of each change of `isMotionAllowed()`.
 *
 * @returns what ends the telling
 */
export function onMotionChange(callback: (isAllowed: boolean) => void): () => void {
  const ending = new AbortController()
  const tell = () => callback(isMotionAllowed())
  reduced.addEventListener('change', tell, ending)
  findControl()?.addEventListener('change', tell, ending)
  return () => ending.abort()
}
