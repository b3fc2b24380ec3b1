const reduced = matchMedia('(prefers-reduced-motion: reduce)')

/** Returns whether animation is allowed: the system does not ask for reduced motion, and the visitor has not paused it. */
export function isMotionAllowed(): boolean {
  return !reduced.matches && !document.querySelector('[data-paused]')
}

/** Calls back when `isMotionAllowed()` may have changed, for as long as the page is open. */
export function onMotionChange(callback: () => void): void {
  reduced.addEventListener('change', callback)
  // Of the pause control, or told by pauseBehind().
  document.addEventListener('change', callback)
}
