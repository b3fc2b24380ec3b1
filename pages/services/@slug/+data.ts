import type { PageContextServer } from 'vike/types'
import { sortByOrder } from '../../../renderer/sortByOrder.ts'
import { listPosts } from '../../../components/blog/BlogList/posts.ts'
import { articleCategoryOf } from '../../../content/categories.ts'
import { listEntries } from '../../../renderer/content.ts'
import { readDocument } from '../../../renderer/documents.ts'

const ARTICLES = 3

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { locale } = pageContext
  const { entry: service, body } = await readDocument('services', pageContext)
  const others = sortByOrder(listEntries('services', locale)).filter(({ slug }) => slug !== service.slug)
  const { category } = service.frontmatter
  return {
    service,
    others,
    caseStudies: sortByOrder(listEntries('case-studies', locale)).filter(
      ({ frontmatter }) => articleCategoryOf[frontmatter.category] === category,
    ),
    articles: listPosts(locale)
      .filter(({ frontmatter }) => frontmatter.category === category)
      .slice(0, ARTICLES),
    body,
  }
}
