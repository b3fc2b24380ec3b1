import type { PageContextServer } from 'vike/types'
import { titleOfDocument } from '../../renderer/agencyDetails.ts'
import type { PageMetadata } from '../../renderer/metadata.ts'
import { translationOf } from '../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data: { entry: policy }, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { description, updated } = policy.frontmatter
  const title = titleOfDocument(policy, translationOf(locale).t('agency:unfilled.draft'))
  return { title, description, updated, parents: [] }
}
