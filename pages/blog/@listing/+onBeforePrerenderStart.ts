import { blogCategories, listingPath } from '../../../components/blog/listing.ts'
import { locales } from '../../../renderer/languages.ts'
import { pageCountOf } from '../listedPosts.ts'

export const onBeforePrerenderStart = () =>
  blogCategories
    .flatMap((category) => {
      const pageCount = Math.max(...locales.map((locale) => pageCountOf(category, locale)))
      return Array.from({ length: pageCount }, (_, index) => listingPath({ category, page: index + 1 }))
    })
    .filter((path) => path !== '/blog')
