import { useLayoutEffect, useRef, useState, type RefObject, useReducer } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { isBlogCategory, listingPath, type Listing } from '../BlogList/listing.ts'
import { blogAddress, type BlogState, tidyQuery } from './blogState.ts'
import type { Follow } from './StateLink.tsx'
import { createBlogHistory, type BlogHistory } from './blogHistory.ts'
import { createPostIndex, fetchPostPiece, type PostIndex } from './postIndex.ts'

/**
 * Lets the links to the categories lead where they are to, and marks the one that is shown. They are the server's, above
 * every page of the blog, and outside of the island.
 */
export function useCategoryLinks(state: BlogState, onFollow: Follow): void {
  const { locale } = useIslandSetting()
  useLayoutEffect(() => {
    const attached = new AbortController()
    for (const link of document.querySelectorAll<HTMLElement>('[data-categories] a')) {
      const category = link.dataset['category'] ?? ''
      if (!isBlogCategory(category)) continue
      const target = { category, query: state.query, page: 1 }
      link.setAttribute('href', localizePath(state.query === '' ? listingPath(target) : blogAddress(target), locale))
      if (category === state.category) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
      link.addEventListener('click', (event) => onFollow(event, target), { signal: attached.signal })
    }
    return () => attached.abort()
  })
}

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

/**
 * The posts of the blog, as far as they have come: all are fetched while something is searched. What comes, or does not,
 * is rendered.
 *
 * @param input whoever is in it already is about to search
 */
export function usePostIndex(state: BlogState, input: RefObject<HTMLInputElement | null>): PostIndex {
  const { locale } = useIslandSetting()
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [index] = useState(() => createPostIndex((piece) => fetchPostPiece(locale, piece), render))

  // The network need not wait for the next frame, as other effects do.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) void index.loadFirst()
  }, [index, input])

  // What did not come is asked for again at the next letter, and when there is a network again.
  useLayoutEffect(() => {
    if (state.query === '') return undefined
    const load = () => void index.loadAll()
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [index, state])

  return index
}
