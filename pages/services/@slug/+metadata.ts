import type { PageContextServer } from 'vike/types'
import type { PageMetadata } from '../../../renderer/metadata.ts'
import type { Data } from './+data.ts'

export function metadata({ data }: PageContextServer & { data: Data }): PageMetadata {
  const { fullLabel, description, imageAlt } = data.service.frontmatter
  const image = data.service.images['image']
  return { title: fullLabel, description, ...(image && { image: { ...image, alt: imageAlt } }) }
}
