import type { PageContextServer } from 'vike/types'
import { titleOfDocument } from '../../renderer/agencyDetails.ts'
import type { PageMetadata } from '../../renderer/metadata.ts'
import { translationOf } from '../../renderer/texts.ts'
import type { Data } from './+data.ts'

export function metadata({ data, locale }: PageContextServer & { data: Data }): PageMetadata {
  const { description, updated } = data.entry.frontmatter
  const title = titleOfDocument(data.entry, translationOf(locale).getFixedT(locale, 'agency')('unfilled.draft'))
  return { title, description, updated, parents: [] }
}
