import { useCallback, useRef } from 'react'

/** The debounce in ms, longer than the time between keystrokes, so that outdated numbers are not announced. */
const PAUSE = 700

/** Announces changes to screen readers. */
export interface Announcer {
  /** Announces a message, debounced; the same message is not repeated. */
  say(...sentences: readonly string[]): void
}

/** Announces through an element with the role `status`. */
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

/** The announcer of an island. */
export interface SpokenStatus extends Announcer {
  /** A ref for the element with the role `status`, which the island leaves empty: `<output ref={status} />`. */
  readonly status: (element: Element | null) => void
}

/** Returns the announcer of an island. Both functions are stable across renders. */
export function useAnnouncer(): SpokenStatus {
  const announcer = useRef<Announcer>(null)
  const status = useCallback((element: Element | null) => {
    announcer.current = element && createAnnouncer(element)
  }, [])
  const say = useCallback((...sentences: readonly string[]) => announcer.current?.say(...sentences), [])
  return { status, say }
}
