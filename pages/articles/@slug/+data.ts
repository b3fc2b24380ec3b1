import type { PageContextServer } from 'vike/types'
import { servicesOf } from '../../../components/agency/EntryLinks/servicesOf.ts'
import { neighboursOf, relatedTo } from '../../../components/document/RelatedArticles/relatedTo.ts'
import { getEntry, listEntries } from '../../../renderer/content.ts'
import { readDocument } from '../../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data(pageContext: PageContextServer) {
  const { locale } = pageContext
  const { entry: article, body } = await readDocument('articles', pageContext)
  const articles = listEntries('articles', locale)
  return {
    article,
    author: getEntry('team', article.frontmatter.author, locale),
    services: servicesOf(article.frontmatter.category, locale),
    related: relatedTo(article, articles),
    neighbours: neighboursOf(article, articles),
    body,
  }
}
