import type { PageContextServer } from 'vike/types'
import { newestFirst } from '../../components/BlogList/newestFirst.ts'
import { listEntries } from '../../renderer/content.ts'

const ARTICLES = 3
const CASE_STUDIES = 3
const TEAM_MEMBERS = 2

export type Data = ReturnType<typeof data>

const byOrder = (a: { frontmatter: { order: number } }, b: { frontmatter: { order: number } }) =>
  a.frontmatter.order - b.frontmatter.order

export function data({ locale }: PageContextServer) {
  return {
    // An article that is not translated yet is for the blog: the home page speaks one language.
    articles: newestFirst(listEntries('articles', locale).filter((article) => article.locale === locale)).slice(
      0,
      ARTICLES,
    ),
    caseStudies: listEntries('case-studies', locale).toSorted(byOrder).slice(0, CASE_STUDIES),
    services: listEntries('services', locale).toSorted(byOrder),
    team: listEntries('team', locale).toSorted(byOrder).slice(0, TEAM_MEMBERS),
  }
}
