const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** True where things may move: the visitor's system does not ask for less motion, and the pause control is off. */
export function isMotionAllowed(): boolean {
  return !reduced.matches && !document.querySelector('[data-paused]')
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
  document.querySelector('[data-script=pauseControl]')?.addEventListener('change', tell, ending)
  return () => ending.abort()
}
