import type { PageContextServer } from 'vike/types'
import { listEntries } from '../../renderer/content.ts'

const ARTICLES = 3
const CASE_STUDIES = 3
const TEAM_MEMBERS = 2
/** As many as the style sheet has places for. */
const SERVICES = 6

export type Data = ReturnType<typeof data>

export function data({ locale }: PageContextServer) {
  return {
    // The home page leaves out untranslated articles: it is in one language only.
    articles: listEntries('articles', locale)
      .filter((article) => article.locale === locale)
      .slice(0, ARTICLES),
    caseStudies: listEntries('case-studies', locale).slice(0, CASE_STUDIES),
    services: listEntries('services', locale).slice(0, SERVICES),
    team: listEntries('team', locale).slice(0, TEAM_MEMBERS),
  }
}
