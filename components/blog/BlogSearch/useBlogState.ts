import { useLayoutEffect, useRef, useState, type RefObject, useReducer } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { isBlogCategory, listingPath, type Listing } from '../BlogList/listing.ts'
import { blogAddress, type BlogState, tidyQuery } from './blogState.ts'
import type { Follow } from './StateLink.tsx'
import { createBlogHistory, type BlogHistory } from './blogHistory.ts'
import { createPostIndex, fetchPosts, type PostIndex } from './postIndex.ts'

/**
 * Makes the category links go to their state, and marks the current one. They are server-rendered, above every page of
 * the blog and outside the island.
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
  /** The requested state, or null as long as that is the page as served. */
  readonly asked: BlogState | null
  readonly history: BlogHistory
  /** A ref for the field. */
  readonly input: RefObject<HTMLInputElement | null>
}

/**
 * Keeps the state of the blog and the search field in sync. The field is uncontrolled, so that nothing typed before the
 * island hydrates is lost.
 *
 * @param own the page of the blog in the HTML
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
    // Text typed before hydration takes precedence over the address.
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
 * Returns the posts of the blog, fetched as soon as the visitor is about to search. Re-renders when they load or fail
 * to.
 *
 * @param input the search field; if it already has the focus, the fetch starts immediately
 */
export function usePostIndex(state: BlogState, input: RefObject<HTMLInputElement | null>): PostIndex {
  const { locale } = useIslandSetting()
  const [, render] = useReducer((count: number) => count + 1, 0)
  const [index] = useState(() => createPostIndex(() => fetchPosts(locale), render))

  // A layout effect, because the request need not wait for the next frame.
  useLayoutEffect(() => {
    if (document.activeElement === input.current) void index.load()
  }, [index, input])

  // A failed fetch is retried at the next keystroke, and when the browser is back online.
  useLayoutEffect(() => {
    if (state.query === '') return undefined
    const load = () => void index.load()
    load()
    addEventListener('online', load)
    return () => removeEventListener('online', load)
  }, [index, state])

  return index
}
