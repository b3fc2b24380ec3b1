import type { SearchablePost } from '../../components/blog/BlogSearch/posts.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import { compareEntries, isOf, type Entry } from '../../renderer/entry.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import type { SiteFile } from './siteFile.ts'

/**
 * Returns the data of the blog's search: every post available to readers of a language, newest first.
 *
 * @param documents all documents of the site
 */
export function blogIndex(documents: readonly LoadedDocument[], locale: Locale): SiteFile {
  return {
    fileName: `${locale}/blog-index.json`,
    type: 'application/json',
    write: () => JSON.stringify(listPosts(documents, locale)),
  }
}

function listPosts(documents: readonly LoadedDocument[], locale: Locale): SearchablePost[] {
  const entries = new Map<string, Entry<'articles'>>()
  // French first, so that a translation takes the place of what it translates.
  for (const language of locale === defaultLocale ? [locale] : [defaultLocale, locale]) {
    for (const { entry } of documents) {
      if (isOf(entry, 'articles') && entry.locale === language) entries.set(entry.path, entry)
    }
  }
  return [...entries.values()].toSorted(compareEntries).map(({ frontmatter, path, locale: language }) => {
    const { title, date, category } = frontmatter
    return { title, path, date, category, locale: language }
  })
}
