const STORED_PAUSE_KEY = 'site:motion'

/** The pause control works without script, in CSS; what is left to do is to remember it from page to page, and on the way. */
export default function rememberPause(control: HTMLElement): void {
  if (!(control instanceof HTMLInputElement)) return
  // The next page may be shown before its script has found out.
  addEventListener('pageswap', ({ viewTransition }) => {
    if (control.checked) viewTransition?.skipTransition()
  })
  try {
    if (localStorage.getItem(STORED_PAUSE_KEY)) control.checked = true
    control.addEventListener('change', () => {
      if (control.checked) localStorage.setItem(STORED_PAUSE_KEY, 'paused')
      else localStorage.removeItem(STORED_PAUSE_KEY)
    })
  } catch {
    // Storage is forbidden: the control still pauses this page.
  }
}
