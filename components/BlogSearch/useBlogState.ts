import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import type { Listing } from '../BlogList/listing.ts'
import { createBlogHistory, type BlogHistory } from './blogHistory.ts'
import { tidyQuery, type BlogState } from './blogState.ts'

interface BlogStateInUse {
  readonly state: BlogState
  /** The same, or null as long as nobody has asked for anything but the page itself. */
  readonly asked: BlogState | null
  readonly history: BlogHistory
  /** For the field. */
  readonly input: RefObject<HTMLInputElement | null>
}

/**
 * What the blog shows, and the field that says so, which keeps what is typed in it: so nothing is lost that is typed
 * while the island is on its way.
 *
 * @param own what of the blog the page came with
 */
export function useBlogState(own: Listing): BlogStateInUse {
  const { locale } = useIslandSetting()
  const input = useRef<HTMLInputElement>(null)
  const [history] = useState(() => createBlogHistory(own, locale))
  const [asked, setAsked] = useState<BlogState | null>(null)

  useLayoutEffect(() => history.listen(setAsked), [history])

  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    // What was typed meanwhile counts for more than the address.
    const wasTyped = field.value !== '' && (!history.asked()?.query || document.activeElement === field)
    if (wasTyped) history.type(field.value)
  }, [history])

  useLayoutEffect(() => {
    const field = input.current
    if (field && asked && tidyQuery(field.value) !== asked.query) field.value = asked.query
  }, [asked])

  return { state: asked ?? { ...own, query: '' }, asked, history, input }
}
