import type { PageContextServer } from 'vike/types'
import { passageOf } from '../../../components/agency/Passage/passageOf.ts'
import { articleCategoryOf } from '../../../content/categories.ts'
import { listEntries, versionsOf } from '../../../renderer/content.ts'
import { readDocument } from '../../../renderer/documents.ts'

const ARTICLES = 3

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { locale } = pageContext
  const { entry: service, body } = await readDocument('services', pageContext)
  const others = listEntries('services', locale).filter(({ slug }) => slug !== service.slug)
  const { category } = service.frontmatter
  return {
    service,
    others,
    caseStudies: listEntries('case-studies', locale).filter(
      ({ frontmatter }) => articleCategoryOf[frontmatter.category] === category,
    ),
    articles: listEntries('articles', locale)
      .filter(({ frontmatter }) => frontmatter.category === category)
      .slice(0, ARTICLES),
    passage: passageOf(service, versionsOf(service)),
    body,
  }
}
