const STORED_PAUSE_KEY = 'passerelle:motion'
const PAUSED = 'paused'

const reduced = matchMedia('(prefers-reduced-motion: reduce)')
const findControl = (): HTMLInputElement | null => document.querySelector('[data-pause-motion]')

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

/** The pause control works without script, in CSS; what is left to do is to remember it from page to page. */
export function rememberPause(): void {
  const control = findControl()
  if (!control) return
  try {
    if (localStorage.getItem(STORED_PAUSE_KEY) === PAUSED) control.checked = true
    control.addEventListener('change', () => {
      if (control.checked) localStorage.setItem(STORED_PAUSE_KEY, PAUSED)
      else localStorage.removeItem(STORED_PAUSE_KEY)
    })
  } catch {
    // Storage is forbidden: the control still pauses this page.
  }
}
