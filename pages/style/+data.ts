import type { PageContextServer } from 'vike/types'
import { sortByDate } from '../../components/blog/BlogList/sortByDate.ts'
import { markdownFigure, mdxComponentRules } from '../../components/mdx/registry.ts'
import { sortByOrder } from '../../renderer/sortByOrder.ts'
import { exampleOf, findEntry, getEntry, listEntries } from '../../renderer/content.ts'

const RECENT_POSTS = 3

export type Data = Awaited<ReturnType<typeof data>>

/** Real documents: what is shown of them is what visitors see. */
export async function data({ locale }: PageContextServer) {
  const articles = sortByDate(listEntries('articles', locale))
  const article = articles.find((candidate) => candidate.locale === locale)
  const { sections = [] } = getEntry('policies', 'politique-securite', locale).frontmatter
  const guideLanguage = locale === 'fr' ? 'fr' : 'en'
  return {
    /** What writers may use, each with its example, in a language of their guide. */
    examples: await Promise.all(
      Object.entries({ Figure: markdownFigure, ...mdxComponentRules }).map(async ([name, { purpose, example }]) => ({
        name,
        purpose: purpose[guideLanguage],
        source: example[guideLanguage],
        body: await exampleOf(example[guideLanguage], guideLanguage),
      })),
    ),
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
