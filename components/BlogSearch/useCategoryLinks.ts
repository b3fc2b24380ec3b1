import { useLayoutEffect } from 'react'
import { localizePath } from '../../renderer/addresses.ts'
import { useIslandSetting } from '../../renderer/islands/IslandRoot.tsx'
import { isBlogCategory, listingPath } from '../BlogList/listing.ts'
import { blogAddress, type BlogState } from './blogState.ts'
import type { Follow } from './follow.ts'

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
