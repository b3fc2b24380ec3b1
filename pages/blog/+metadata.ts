import type { PageContextServer } from 'vike/types'
import { listingPath } from '../../components/blog/listing.ts'
import type { PageMetadata } from '../../renderer/metadata.ts'
import { translationOf } from '../../renderer/texts.ts'
import type { Data } from './+data.ts'

/** Returns the metadata of a page of the blog: its category and, from page 2, its number. */
export function metadata({ data, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { listing, posts } = data
  const t = translationOf(locale).getFixedT(locale, 'blog')
  const title = t(`listings.${listing.category}.title`)
  if (posts.page === 1)
    return { title, description: t(`listings.${listing.category}.description`), listsArticles: true }
  const { page, pageCount } = posts
  return {
    title: t('page.title', { title, page }),
    description: t('page.description', { title, page, pageCount, first: posts.items[0]?.frontmatter.title }),
    listsArticles: true,
    imageOfPage: listingPath({ category: listing.category, page: 1 }),
  }
}
