import type { PageContextServer } from 'vike/types'
import { parseListingPath } from '../../components/blog/BlogList/listing.ts'

/**
 * `/blog/2`, `/blog/legal`, `/blog/legal/2`: every page of the blog but `/blog`, which alone has a language redirect.
 * Whether there are articles enough for it, its data finds out: Vike reads routes before there is any content.
 */
export function route({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const listing = parseListingPath(urlPathname)
  if (!listing || urlPathname === '/blog') return false
  return { routeParams: { category: listing.category, page: String(listing.page) } }
}
