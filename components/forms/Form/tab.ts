import { TAB_KEY } from './storageKeys.ts'
import { newKey } from './submissionId.ts'

/** The tab that this one is a copy of, or was before the browser broke down. */
const COPIED_KEY = 'site:copied-tab'
/** Stands in the browser's storage for each tab that shows a page of ours. */
const OPEN_PREFIX = 'open:'

/**
 * This tab's name.
 *
 * @throws DOMException where storage is forbidden
 */
export function tabName(): string {
  const known = sessionStorage.getItem(TAB_KEY)
  if (known) return known
  const name = newKey()
  sessionStorage.setItem(TAB_KEY, name)
  keepTabOpen()
  return name
}

/** The tab whose drafts this one shows copies of: the browser copied the tab, or restored it; null for most. */
export function copiedTab(): string | null {
  return sessionStorage.getItem(COPIED_KEY)
}

/** Says that this tab shows a page of ours, until the page is left. */
export function markTabOpen(): void {
  localStorage.setItem(OPEN_PREFIX + tabName(), '')
}

/** Whether a tab still shows a page of the site, in any window. */
export function isTabOpen(tab: string): boolean {
  return localStorage.getItem(OPEN_PREFIX + tab) !== null
}

/**
 * Lets other tabs know, on every page, that this one is open, so that they leave its drafts alone. Tabs in which
 * nothing was typed have no name, and do not load this.
 */
function keepTabOpen(): void {
  try {
    let name = sessionStorage.getItem(TAB_KEY)
    if (!name) return
    if (isTabOpen(name)) {
      // Two tabs have one name: the browser made this one of the other, with all that it kept.
      sessionStorage.setItem(COPIED_KEY, name)
      name = newKey()
      sessionStorage.setItem(TAB_KEY, name)
    }
    markTabOpen()
    addEventListener('pageshow', markTabOpen)
    addEventListener('pagehide', () => localStorage.removeItem(OPEN_PREFIX + tabName()))
  } catch {
    // Storage is forbidden: nothing is kept, and nothing can be taken.
  }
}

keepTabOpen()
