import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../renderer/metadata.ts'
import type { Data } from './+data.ts'

export function metadata({ data: { entry: policy } }: PageContextServer & { data: Data }): PageMetadata {
  const { title, description, updated } = policy.frontmatter
  return { title, description, updated, parents: [] }
}
