import type { SearchablePost } from '../../components/BlogSearch/searchPosts.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import type { ContentEntry, LoadedDocument } from '../content/loadDocument.ts'
import type { SiteFile } from './siteFile.ts'

/** What the search of the blog looks through: every post that readers of a language have, newest first. */
export function blogIndex(locale: Locale): SiteFile {
  return {
    fileName: `${locale}/blog-index.json`,
    type: 'application/json',
    write: (documents) => JSON.stringify(listPosts(documents, locale)),
  }
}

function listPosts(documents: readonly LoadedDocument[], locale: Locale): SearchablePost[] {
  const posts = new Map<string, SearchablePost>()
  // French first, so that a translation takes the place of what it translates.
  for (const language of locale === defaultLocale ? [locale] : [defaultLocale, locale]) {
    for (const { entry } of documents) {
      if (!isArticle(entry) || entry.locale !== language) continue
      const { title, date, category } = entry.frontmatter
      posts.set(entry.path, { title, path: entry.path, date, category, locale: language })
    }
  }
  return [...posts.values()].toSorted((a, b) => b.date.localeCompare(a.date))
}

function isArticle(entry: ContentEntry): entry is ContentEntry<'articles'> {
  return entry.collection === 'articles'
}
