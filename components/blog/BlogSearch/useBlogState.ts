import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { localizePath } from '../../../renderer/addresses.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { isBlogCategory, type Listing } from '../listing.ts'
import { blogAddress, readBlogState, tidyQuery, type BlogState } from './blogState.ts'

/**
 * Keeps the search, its field and the address in sync. The field is uncontrolled, so that nothing typed before the
 * island hydrates is lost.
 *
 * @param own the page of the blog in the HTML
 */
export function useBlogState({ category, page }: Listing) {
  const { locale } = useIslandSetting()
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<BlogState>({ category, page, query: '' })
  /** All keystrokes of a search share one history entry. */
  const isTyping = useRef(false)

  const search = useCallback(
    (typed: string) => {
      const query = tidyQuery(typed)
      if (query === readBlogState(location).query) return
      const next = { category, query, page: query === '' ? page : 1 }
      try {
        history[isTyping.current ? 'replaceState' : 'pushState'](null, '', localizePath(blogAddress(next), locale))
      } catch {
        // Safari allows no more than a hundred history entries in 30 seconds: the next one will do.
      }
      isTyping.current = true
      setState(next)
    },
    [category, page, locale],
  )

  useLayoutEffect(() => {
    const field = input.current
    const follow = (): void => {
      isTyping.current = false
      const asked = readBlogState(location)
      setState(asked)
      if (!field) return
      field.value = asked.query
      // Whoever is about to type, types another search, not the rest of this one.
      if (document.activeElement === field) field.select()
    }
    // Text typed before hydration takes precedence over the address.
    const isTyped = field?.value && (document.activeElement === field || readBlogState(location).query === '')
    if (isTyped) search(field.value)
    else follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [search])

  // Links to categories are server-rendered, outside the island: they take the search along.
  useLayoutEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-category]')) {
      const to = link.dataset['category'] ?? ''
      if (isBlogCategory(to))
        link.href = localizePath(blogAddress({ category: to, query: state.query, page: 1 }), locale)
    }
  }, [state.query, locale])

  return { input, state, search, endTyping: () => (isTyping.current = false) }
}
