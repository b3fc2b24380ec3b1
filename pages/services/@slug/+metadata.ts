import type { PageContextServer } from 'vike/types'
import { metadataOfDocument, type PageMetadata } from '../../../renderer/metadata.ts'
import { service } from '../../../renderer/structuredData.ts'
import { translationOf } from '../../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data, locale }: PageContextServer & { data: Data }): PageMetadata {
  return {
    ...metadataOfDocument(data.service),
    title: data.service.frontmatter.fullLabel,
    parents: [{ title: translationOf(locale).t('common:navigation.services'), path: '/services' }],
    structuredData: [service(data.service)],
  }
}
