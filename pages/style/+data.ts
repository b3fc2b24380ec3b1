import type { PageContextServer } from 'vike/types'
import { sortByDate } from '../../components/blog/BlogList/sortByDate.ts'
import { sortByOrder } from '../../renderer/sortByOrder.ts'
import { findEntry, getEntry, listEntries } from '../../renderer/content.ts'

const RECENT_POSTS = 3

export type Data = ReturnType<typeof data>

/** Real documents: what is shown of them is what visitors see. */
export function data({ locale }: PageContextServer) {
  const articles = sortByDate(listEntries('articles', locale))
  const article = articles.find((candidate) => candidate.locale === locale)
  const { sections } = getEntry('policies', 'politique-securite', locale).frontmatter
  return {
    article,
    author: article && findEntry('team', article.frontmatter.author, locale),
    untranslated: articles.find((candidate) => candidate.locale !== locale),
    recent: articles.slice(0, RECENT_POSTS),
    caseStudy: sortByOrder(listEntries('case-studies', locale))[0],
    member: sortByOrder(listEntries('team', locale))[0],
    services: sortByOrder(listEntries('services', locale)),
    /** One of each type. */
    policySections: sections.filter(({ type }, index) => sections.findIndex((other) => other.type === type) === index),
  }
}
