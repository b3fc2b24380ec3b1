import type { SearchablePost } from '../../components/blog/BlogSearch/posts.ts'
import { compareEntries, type Entry, isOf } from '../../renderer/entry.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import type { LoadedDocument } from '../content/readDocument.ts'

/**
 * Returns the data of the blog's search: every post available to readers of a language, newest first: those in it, and French
 * ones without a translation. It is one file, of 4.4 kB per 200 articles with Brotli; chunks would pay off only with thousands.
 *
 * @param documents all documents of the site
 */
export function blogIndex(documents: readonly LoadedDocument[], locale: Locale): string {
  const articles = new Map<string, Entry<'articles'>>()
  for (const language of [defaultLocale, locale]) {
    for (const { entry } of documents) {
      if (entry.locale === language && isOf(entry, 'articles')) articles.set(entry.path, entry)
    }
  }
  const posts = [...articles.values()].toSorted(compareEntries).map((entry): SearchablePost => {
    const { title, date, category } = entry.frontmatter
    return { title, path: entry.path, date, category, locale: entry.locale }
  })
  return JSON.stringify(posts)
}
