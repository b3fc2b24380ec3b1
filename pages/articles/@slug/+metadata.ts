import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import type { Data } from './+data.ts'

export function metadata({ data }: PageContextServer & { data: Data }): PageMetadata {
  const { frontmatter, images } = data.article
  const { title, description, date, updated, imageAlt } = frontmatter
  const { image } = images
  return {
    title,
    description,
    type: 'article',
    published: date,
    updated: updated ?? date,
    ...(image && { image: { ...image, alt: imageAlt } }),
  }
}
