import type { PageContextServer } from 'vike/types'
import { sortByOrder } from '../../renderer/sortByOrder.ts'
import { listEntries } from '../../renderer/content.ts'
import { relatedResources } from './relatedResources.ts'

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const studies = sortByOrder(listEntries('case-studies', locale))
  const fields = studies.map(({ frontmatter }) => frontmatter.category)
  const articles = listEntries('articles', locale).filter((article) => article.locale === locale)
  return { studies, resources: relatedResources(fields, articles) }
}
