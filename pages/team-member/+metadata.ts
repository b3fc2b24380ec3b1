import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../renderer/metadata.ts'
import type { Data } from './+data.ts'

export function metadata({ data }: PageContextServer & { data: Data }): PageMetadata {
  const { name, role, description } = data.member.frontmatter
  return { title: `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`, description, type: 'profile' }
}
