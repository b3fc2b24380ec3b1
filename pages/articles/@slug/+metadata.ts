import type { PageContextServer } from 'vike/types'
import { listingPath } from '../../../components/blog/listing.ts'
import { metadataOfDocument, type PageMetadata } from '../../../renderer/metadata.ts'
import { blogPosting } from '../../../renderer/structuredData.ts'
import { translationOf } from '../../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data: { article, author }, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { title, date, updated, category } = article.frontmatter
  const { t } = translationOf(locale)
  const section = t(`blog:categories.${category}`)
  return {
    ...metadataOfDocument(article),
    title,
    type: 'article',
    published: date,
    updated: updated ?? date,
    parents: [
      { title: t('common:navigation.blog'), path: '/blog' },
      { title: section, path: listingPath({ category, page: 1 }) },
    ],
    structuredData: [blogPosting({ article, author, section })],
  }
}
