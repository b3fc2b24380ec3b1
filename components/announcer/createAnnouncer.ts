/** Long enough for the next letter: numbers that are out of date at once need not be heard. */
const PAUSE = 700

/** Tells those who hear the page what has changed. */
export interface Announcer {
  /** Says something once nothing else was to be said for a moment; the same thing is not said twice. */
  say(...sentences: readonly string[]): void
}

/** Speaks through an element with the role of a status. */
export function createAnnouncer(status: Pick<Element, 'textContent'>): Announcer {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    say: (...sentences) => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        status.textContent = sentences.join('. ')
      }, PAUSE)
    },
  }
}
