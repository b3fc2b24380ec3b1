const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Returns whether animation is allowed: the system does not ask for reduced motion, and the visitor has not paused it. */
export function isMotionAllowed(): boolean {
  return !reduced.matches && !document.querySelector('[data-paused]')
}

/**
 * Calls back whenever `isMotionAllowed()` changes.
 *
 * @returns a function that stops it
 */
export function onMotionChange(callback: (isAllowed: boolean) => void): () => void {
  const ending = new AbortController()
  const notify = () => callback(isMotionAllowed())
  reduced.addEventListener('change', notify, ending)
  document.querySelector('[data-script=pauseControl]')?.addEventListener('change', notify, ending)
  return () => ending.abort()
}
