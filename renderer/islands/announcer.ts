import { useCallback, useRef } from 'react'

/** The debounce in ms, longer than the time between keystrokes, so that outdated numbers are not announced. */
const PAUSE = 700

/** Announces changes to screen readers. */
export type Announcer = ReturnType<typeof createAnnouncer>

/** Announces through an element with the role `status`. */
export function createAnnouncer(status: Pick<Element, 'textContent'>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    /** Announces a message, debounced. */
    say: (...sentences: readonly string[]): void => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        status.textContent = sentences.join('. ')
      }, PAUSE)
    },
  }
}

/**
 * Returns the announcer of an island, and a ref for the element with the role `status`, which the island leaves empty:
 * `<output ref={status} />`. Both functions are stable across renders.
 */
export function useAnnouncer() {
  const announcer = useRef<Announcer>(null)
  const status = useCallback((element: Element | null) => {
    announcer.current = element && createAnnouncer(element)
  }, [])
  const say = useCallback((...sentences: readonly string[]) => announcer.current?.say(...sentences), [])
  return { status, say }
}
