import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import { service } from '../../../renderer/structuredData.ts'
import { translationOf } from '../../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { fullLabel, description, imageAlt } = data.service.frontmatter
  const image = data.service.images['image']
  const t = translationOf(locale).getFixedT(locale, 'common')
  return {
    title: fullLabel,
    description,
    parents: [{ title: t('navigation.services'), path: '/services' }],
    structuredData: [service(data.service)],
    ...(image && { image: { ...image, alt: imageAlt } }),
  }
}
