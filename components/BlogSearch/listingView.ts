import { localizePath } from '../../renderer/addresses.ts'
import type { Locale } from '../../renderer/languages.ts'
import { listingPath, type Listing } from '../BlogList/listing.ts'

/** The page's own list of posts, or that of another page of the blog in its place. */
export interface ListingView {
  /**
   * Shows a page of a category as that page itself does; the first of the category where there is no such page.
   *
   * @returns the words above the list, or null where another one was asked for meanwhile
   * @throws Error where the page can't be had
   */
  show(listing: Listing): Promise<string | null>
}

/**
 * Takes over the list of posts that the page came with.
 *
 * @param own what of the blog the page came with
 */
export function createListingView(element: HTMLElement, own: Listing, locale: Locale): ListingView {
  const known = new Map([[listingPath(own), element]])
  let current = element
  let wanted = listingPath(own)

  const find = async (listing: Listing): Promise<HTMLElement> => {
    const path = listingPath(listing)
    const list = known.get(path) ?? (await fetchList(localizePath(path, locale)))
    if (!list) {
      if (listing.page === 1) throw new Error(`The blog has no ${path}.`)
      return find({ ...listing, page: 1 })
    }
    known.set(path, list)
    return list
  }

  return {
    show: async (listing) => {
      const path = listingPath(listing)
      wanted = path
      current.setAttribute('aria-busy', 'true')
      try {
        const list = await find(listing)
        if (wanted !== path) return null
        list.removeAttribute('aria-busy')
        current.replaceWith(list)
        current = list
        return list.querySelector('h2')?.textContent ?? ''
      } finally {
        if (wanted === path) current.removeAttribute('aria-busy')
      }
    },
  }
}

/** @returns null where there is no such page */
async function fetchList(address: string): Promise<HTMLElement | null> {
  const response = await fetch(address)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  return page.querySelector<HTMLElement>('[data-posts]')
}
