import { ifAllowed } from '../../../renderer/ifAllowed.ts'

const STORED_PAUSE_KEY = 'site:motion'

/** Remembers from page to page that the visitor has paused animation, and marks the page for the styles. */
export default function rememberPause(element: HTMLElement): void {
  // It is only attached to the checkbox.
  const control = element as HTMLInputElement
  // The next page may be painted before its own script runs.
  addEventListener('pageswap', ({ viewTransition }) => {
    if (control.checked) viewTransition?.skipTransition()
  })
  // For the styles, an attribute: `html:has(…) :not(…)` would recalculate the styles of all elements at each press.
  const markPage = () => document.documentElement.toggleAttribute('data-paused', control.checked)
  // Where storage is blocked, the control still pauses this page.
  if (ifAllowed(() => localStorage.getItem(STORED_PAUSE_KEY))) control.checked = true
  control.addEventListener('change', () => {
    markPage()
    ifAllowed(() =>
      control.checked ? localStorage.setItem(STORED_PAUSE_KEY, 'paused') : localStorage.removeItem(STORED_PAUSE_KEY),
    )
  })
  markPage()
}
