import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../renderer/metadata.ts'
import { person } from '../../renderer/structuredData.ts'
import { translationOf } from '../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { name, role, description, imageAlt } = data.entry.frontmatter
  const { image } = data.entry.images
  const t = translationOf(locale).getFixedT(locale, 'common')
  return {
    title: `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`,
    heading: name,
    description,
    type: 'profile',
    parents: [{ title: t('navigation.team'), path: '/team' }],
    structuredData: [person(data.entry)],
    ...(image && { image: { ...image, alt: imageAlt } }),
  }
}
