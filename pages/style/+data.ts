import type { PageContextServer } from 'vike/types'
import { newestFirst } from '../../components/BlogList/newestFirst.ts'
import { inOrder } from '../../components/inOrder/inOrder.ts'
import { findEntry, getEntry, listEntries } from '../../renderer/content.ts'

const RECENT_POSTS = 3

export type Data = ReturnType<typeof data>

/** Real documents: what is shown of them is what visitors see. */
export function data({ locale }: PageContextServer) {
  const articles = newestFirst(listEntries('articles', locale))
  const article = articles.find((candidate) => candidate.locale === locale)
  const { sections } = getEntry('policies', 'politique-securite', locale).frontmatter
  return {
    article,
    author: article && findEntry('team', article.frontmatter.author, locale),
    untranslated: articles.find((candidate) => candidate.locale !== locale),
    recent: articles.slice(0, RECENT_POSTS),
    caseStudy: inOrder(listEntries('case-studies', locale))[0],
    member: inOrder(listEntries('team', locale))[0],
    services: inOrder(listEntries('services', locale)),
    /** One of each type. */
    policySections: sections.filter(({ type }, index) => sections.findIndex((other) => other.type === type) === index),
  }
}
