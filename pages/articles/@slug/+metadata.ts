import type { PageContextServer } from 'vike/types'
import { listingPath } from '../../../components/blog/listing.ts'
import { localizePath } from '../../../renderer/addresses.ts'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import { blogPosting } from '../../../renderer/structuredData.ts'
import { translationOf } from '../../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { article, author } = data
  const { frontmatter, images } = article
  const { title, description, date, updated, category, imageAlt } = frontmatter
  const { image } = images
  const t = translationOf(locale).getFixedT(locale, ['blog', 'common'])
  const section = t(`categories.${category}`)
  return {
    title,
    description,
    type: 'article',
    published: date,
    updated: updated ?? date,
    parents: [
      { title: t('common:navigation.blog'), path: '/blog' },
      { title: section, path: listingPath({ category, page: 1 }) },
    ],
    structuredData: [blogPosting({ article, author, section })],
    markdown: `${localizePath(article.path, article.locale)}.md`,
    ...(image && { image: { ...image, alt: imageAlt } }),
  }
}
