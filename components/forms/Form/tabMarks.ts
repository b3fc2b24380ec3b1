import { ifAllowed } from '../../../renderer/ifAllowed.ts'

/** The storage key of a tab's random id. */
const TAB = 'site:tab'
/** What the keys of marks begin with; the name of the form and the id of the tab follow. */
const MARK = 'mark:'
/** How long marks are kept, in ms. */
const DAY = 86_400_000
/** What an address ends with that opens its page anew. */
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

let isWatching = false

/**
 * Opens a page whose form shows a draft anew when it comes back from the back-forward cache after another page of the tab has changed or sent a
 * draft: at another address, because Firefox keeps the old storage for the same one. Deletes marks that are a day old.
 */
export function watchReturn(): void {
  if (isWatching) return
  isWatching = true
  const address = new URL(location.href)
  if (address.searchParams.has(AGAIN)) {
    address.searchParams.delete(AGAIN)
    history.replaceState(history.state, '', address)
  }
  ifAllowed(() => {
    for (const [key, time] of Object.entries({ ...localStorage }))
      if (key.startsWith(MARK) && !(Number(time) > Date.now() - DAY)) localStorage.removeItem(key)
    let seen: string | undefined
    addEventListener('pagehide', () => (seen = ifAllowed(readMarks)))
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted || ifAllowed(readMarks) === seen) return
      address.searchParams.set(AGAIN, newKey())
      location.replace(address)
    })
  })
}
