import type { SearchablePost } from '../../components/blog/BlogSearch/posts.ts'
import { compareEntries, isOf } from '../../renderer/entry.ts'
import type { Locale } from '../../renderer/languages.ts'
import type { LoadedDocument } from '../content/readDocument.ts'
import { entriesFor } from './entriesFor.ts'

/**
 * Returns the data of the blog's search: every post available to readers of a language, newest first. It is one file, of
 * 4.4 kB per 200 articles with Brotli; chunks would pay off only with thousands.
 *
 * @param documents all documents of the site
 */
export function blogIndex(documents: readonly LoadedDocument[], locale: Locale): string {
  const articles = entriesFor(locale, documents).filter((entry) => isOf(entry, 'articles'))
  const posts: SearchablePost[] = articles.toSorted(compareEntries).map(({ frontmatter, path, locale: language }) => {
    const { title, date, category } = frontmatter
    return { title, path, date, category, locale: language }
  })
  return JSON.stringify(posts)
}
