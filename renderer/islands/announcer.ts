import { useCallback, useRef } from 'react'

/** The debounce in ms, longer than the time between keystrokes, so that outdated numbers are not announced. */
const PAUSE = 700

/** Announces changes to screen readers. */
export type Announcer = ReturnType<typeof useAnnouncer>

/**
 * Returns the announcer of an island, and a ref for the element with the role `status`, which the island leaves empty:
 * `<output ref={status} />`. `say` is the same at each render; of what changes fast, only the last is said.
 */
export function useAnnouncer() {
  const element = useRef<Element>(null)
  const status = useCallback((shown: Element | null) => {
    element.current = shown
  }, [])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const say = useCallback((...sentences: readonly string[]): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (element.current) element.current.textContent = sentences.join('. ')
    }, PAUSE)
  }, [])
  return { status, say }
}
