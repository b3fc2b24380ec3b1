import { listingOfRoute } from '../../components/blog/BlogList/listing.ts'
import { localesOfListing } from '../../components/blog/BlogList/posts.ts'
import type { RoutedPage } from '../../renderer/vike.d.ts'

export const localesOfPage = ({ routeParams }: RoutedPage) => {
  const listing = listingOfRoute(routeParams)
  return listing ? localesOfListing(listing) : []
}
