import { listingOfRoute } from '../../components/BlogList/listing.ts'
import { localesOfListing } from '../../components/BlogList/posts.ts'
import type { RoutedPage } from '../../renderer/vike.d.ts'

export const localesOfPage = ({ routeParams }: RoutedPage) => {
  const listing = listingOfRoute(routeParams)
  return listing ? localesOfListing(listing) : []
}
