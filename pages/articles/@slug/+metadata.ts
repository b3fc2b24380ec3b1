import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import type { Data } from './+data.ts'

export function metadata({ data }: PageContextServer & { data: Data }): PageMetadata {
  const { title, description, date, updated } = data.article.frontmatter
  return { title, description, type: 'article', published: date, updated: updated ?? date }
}
