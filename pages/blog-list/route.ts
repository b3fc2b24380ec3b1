import type { PageContextServer } from 'vike/types'
import { parseListingPath } from '../../components/BlogList/listing.ts'
import { localesOfListing } from '../../components/BlogList/posts.ts'

/** `/blog/2`, `/blog/legal`, `/blog/legal/2`: every page of the blog but `/blog`, which alone has a gateway. */
export function route({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const listing = parseListingPath(urlPathname)
  if (!listing || urlPathname === '/blog' || localesOfListing(listing).length === 0) return false
  return { routeParams: { category: listing.category, page: String(listing.page) } }
}
