const STORED_PAUSE_KEY = 'site:motion'

/** Tells the styles that the visitor wants no motion, and remembers it from page to page. Without script CSS does the former. */
export default function rememberPause(element: HTMLElement): void {
  // It is attached to the check box and to nothing else.
  const control = element as HTMLInputElement
  // The next page may be shown before its script has found out.
  addEventListener('pageswap', ({ viewTransition }) => {
    if (control.checked) viewTransition?.skipTransition()
  })
  const tell = () => document.documentElement.toggleAttribute('data-paused', control.checked)
  control.addEventListener('change', tell)
  try {
    if (localStorage.getItem(STORED_PAUSE_KEY)) control.checked = true
    control.addEventListener('change', () => {
      if (control.checked) localStorage.setItem(STORED_PAUSE_KEY, 'paused')
      else localStorage.removeItem(STORED_PAUSE_KEY)
    })
  } catch {
    // Storage is forbidden: the control still pauses this page.
  }
  tell()
}
