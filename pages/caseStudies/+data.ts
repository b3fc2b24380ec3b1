import type { PageContextServer } from 'vike/types'
import { articleCategoryOf } from '../../content/categories.ts'
import { listEntries } from '../../renderer/content.ts'

const RESOURCES = 3

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  const studies = listEntries('case-studies', locale)
  const categories = new Set(studies.map(({ frontmatter }) => articleCategoryOf[frontmatter.category]))
  const resources = listEntries('articles', locale).filter(
    (article) => article.locale === locale && categories.has(article.frontmatter.category),
  )
  return { studies, resources: resources.slice(0, RESOURCES) }
}
