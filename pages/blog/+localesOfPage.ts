import { listingOfRoute } from '../../components/blog/listing.ts'
import { locales } from '../../renderer/languages.ts'
import type { RoutedPage } from '../../renderer/vike.d.ts'
import { pageCountOf } from './listedPosts.ts'

export const localesOfPage = ({ routeParams }: RoutedPage) => {
  const listing = listingOfRoute(routeParams)
  return locales.filter((locale) => listing && listing.page <= pageCountOf(listing.category, locale))
}
