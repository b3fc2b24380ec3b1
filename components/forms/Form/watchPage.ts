/** How often the clock is read, in ms: at midnight, the earliest deadline is another. */
const CLOCK = 10_000

interface PageListener {
  readonly onOnline: () => void
  /** Called when the page comes back from the back-forward cache. */
  readonly onReturn: () => void
  /** Called when another day may have begun. */
  readonly onClock: () => void
}

/** Watches the page that a form is on. */
export function watchPage({ onOnline, onReturn, onClock }: PageListener) {
  const ending = new AbortController()
  let isLeaving = false
  addEventListener('online', onOnline, ending)
  addEventListener('pagehide', () => (isLeaving = true), ending)
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      isLeaving = false
      onClock()
      if (persisted) onReturn()
    },
    ending,
  )
  document.addEventListener('focusin', onClock, ending)
  const clock = setInterval(onClock, CLOCK)
  return {
    /** Whether the page is being left: the browser aborts its requests. */
    get isLeaving(): boolean {
      return isLeaving
    },
    end: (): void => {
      clearInterval(clock)
      ending.abort()
    },
  }
}
