import { ifAllowed } from '../../../renderer/ifAllowed.ts'

/** The storage key of a tab's random id. */
const TAB = 'site:tab'
/** What the keys of marks begin with; the name of the form and the id of the tab follow. */
const MARK = 'mark:'
/** How long marks are kept, in ms. */
const DAY = 86_400_000
/** The query of an address that opens its page anew; islands with drafts wake on pages that are opened with a query. */
const AGAIN = 'again'

/** Returns a random key. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('')
}

/**
 * Marks that a form's draft was changed, or sent, in this tab. The mark is the time; it is where all pages of a tab find
 * it, and the draft itself is not: Firefox gives a page from its back-forward cache its own old `sessionStorage`.
 */
export function markChange(form: string): void {
  ifAllowed(() => {
    const tab = sessionStorage.getItem(TAB) ?? newKey()
    sessionStorage.setItem(TAB, tab)
    localStorage.setItem(`${MARK}${form}:${tab}`, String(Date.now()))
  })
}

/** Returns the marks of this tab; of all tabs, as long as it has made none. */
function readMarks(): string {
  const marks = Object.entries({ ...localStorage }).filter(([key]) => key.startsWith(MARK))
  const tab = sessionStorage.getItem(TAB) ?? ''
  return JSON.stringify(marks.filter(([key]) => key.endsWith(tab)).toSorted())
}

/** Deletes marks that are a day old. */
function forgetMarks(): void {
  for (const [key, time] of Object.entries({ ...localStorage }))
    if (key.startsWith(MARK) && !(Number(time) > Date.now() - DAY)) localStorage.removeItem(key)
}

let isWatching = false

/**
 * Opens a page anew when it comes back from the back-forward cache after another page of the tab has changed or sent a
 * draft: at another address, because Firefox keeps the old storage for the same one.
 */
export function watchReturn(): void {
  if (isWatching) return
  isWatching = true
  const address = new URL(location.href)
  const isAgain = address.searchParams.has(AGAIN)
  address.searchParams.delete(AGAIN)
  if (isAgain) history.replaceState(history.state, '', address)
  ifAllowed(forgetMarks)
  let seen: string | undefined
  addEventListener('pagehide', () => (seen = ifAllowed(readMarks)))
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || ifAllowed(readMarks) === seen) return
    address.searchParams.set(AGAIN, newKey())
    location.replace(address)
  })
}
