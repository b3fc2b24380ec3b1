import type { PageContextServer } from 'vike/types'
import { metadataOfDocument, type PageMetadata } from '../../renderer/metadata.ts'
import { person } from '../../renderer/structuredData.ts'
import { translationOf } from '../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data: { entry: member }, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { name, role } = member.frontmatter
  return {
    ...metadataOfDocument(member),
    title: `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`,
    heading: name,
    type: 'profile',
    parents: [{ title: translationOf(locale).t('common:navigation.team'), path: '/team' }],
    structuredData: [person(member)],
  }
}
