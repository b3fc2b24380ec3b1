import type { PageContextServer } from 'vike/types'
import { parseListingPath } from '../../../components/blog/listing.ts'

/**
 * `/blog/2`, `/blog/legal`, `/blog/legal/2`: every page of the blog but the first. Its data checks whether the page
 * exists: Vike evaluates routes before the content is loaded.
 */
export function route({ urlPathname }: Pick<PageContextServer, 'urlPathname'>) {
  const listing = parseListingPath(urlPathname)
  if (!listing || urlPathname === '/blog') return false
  return { routeParams: { category: listing.category, page: String(listing.page) } }
}
