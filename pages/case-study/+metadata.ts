import type { PageContextServer } from 'vike/types'
import { metadataOfDocument, type PageMetadata } from '../../renderer/metadata.ts'
import { videoObject } from '../../renderer/structuredData.ts'
import { translationOf } from '../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data: { study }, locale }: PageContextServer & { data: Data }): PageMetadata {
  return {
    ...metadataOfDocument(study),
    title: study.frontmatter.title,
    type: 'article',
    published: study.frontmatter.date,
    structuredData: videoObject(study),
    parents: [{ title: translationOf(locale).t('common:navigation.caseStudies'), path: '/caseStudies' }],
  }
}
