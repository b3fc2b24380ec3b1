import { useCallback, useRef } from 'react'

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

/** What an island speaks with. */
export interface SpokenStatus extends Announcer {
  /** For the element with the role of a status, which the island leaves empty: `<output ref={status} />`. */
  readonly status: (element: Element | null) => void
}

/** Tells those who hear an island what has changed in it. Both functions stay the same from one rendering to the next. */
export function useAnnouncer(): SpokenStatus {
  const announcer = useRef<Announcer>(null)
  const status = useCallback((element: Element | null) => {
    announcer.current = element && createAnnouncer(element)
  }, [])
  const say = useCallback((...sentences: readonly string[]) => announcer.current?.say(...sentences), [])
  return { status, say }
}
