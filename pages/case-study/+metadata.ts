import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../renderer/metadata.ts'
import { videoObject } from '../../renderer/structuredData.ts'
import { translationOf } from '../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { frontmatter, images } = data.study
  const { title, description, date, imageAlt } = frontmatter
  const { image } = images
  const t = translationOf(locale).getFixedT(locale, 'common')
  return {
    title,
    description,
    type: 'article',
    published: date,
    structuredData: videoObject(data.study),
    parents: [{ title: t('navigation.caseStudies'), path: '/caseStudies' }],
    ...(image && { image: { ...image, alt: imageAlt } }),
  }
}
