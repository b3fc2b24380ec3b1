import { useCallback, useRef } from 'react'
import { createAnnouncer, type Announcer } from './createAnnouncer.ts'

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
