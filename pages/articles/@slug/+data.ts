import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { listPosts } from '../../../components/blog/BlogList/posts.ts'
import { neighboursOf, relatedTo } from '../../../components/document/RelatedArticles/relatedTo.ts'
import { servicesOf } from '../../../components/agency/ServiceLinks/servicesOf.ts'
import { findEntry, getEntry } from '../../../renderer/content.ts'
import { bodyOf } from '../../../renderer/documents.ts'

export type Data = Awaited<ReturnType<typeof data>>

export async function data({ routeParams, locale }: PageContextServer) {
  const article = findEntry('articles', routeParams['slug'] ?? '', locale)
  if (!article) throw render(404)
  const articles = listPosts(locale)
  return {
    article,
    author: getEntry('team', article.frontmatter.author, locale),
    services: servicesOf(article.frontmatter.category, locale),
    related: relatedTo(article, articles),
    neighbours: neighboursOf(article, articles),
    body: await bodyOf(article),
  }
}
