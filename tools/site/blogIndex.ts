import type { PostPiece, SearchablePost } from '../../components/blog/BlogSearch/postPiece.ts'
import { sortByDate } from '../../components/blog/BlogList/sortByDate.ts'
import { defaultLocale, type Locale } from '../../renderer/languages.ts'
import { isOf, type Entry } from '../../renderer/entry.ts'
import type { LoadedDocument } from '../content/loadDocument.ts'
import type { SiteFile } from './siteFile.ts'

/** Small enough to be there in one round trip, large enough for 2,000 posts to be ten requests. docs/measurements.md has the measures. */
const POSTS_PER_PIECE = 200

/**
 * What the search of the blog looks through: every post that readers of a language have, newest first, in pieces.
 *
 * @param documents all documents of the site
 */
export function blogIndex(documents: readonly LoadedDocument[], locale: Locale): SiteFile[] {
  const posts = listPosts(documents, locale)
  const pieceCount = Math.max(1, Math.ceil(posts.length / POSTS_PER_PIECE))
  return Array.from({ length: pieceCount }, (_, index) => {
    const piece: PostPiece = {
      pieceCount,
      posts: posts.slice(index * POSTS_PER_PIECE, (index + 1) * POSTS_PER_PIECE),
    }
    return {
      fileName: `${locale}/blog-index/${index}.json`,
      type: 'application/json',
      write: () => JSON.stringify(piece),
    }
  })
}

function listPosts(documents: readonly LoadedDocument[], locale: Locale): SearchablePost[] {
  const entries = new Map<string, Entry<'articles'>>()
  // French first, so that a translation takes the place of what it translates.
  for (const language of locale === defaultLocale ? [locale] : [defaultLocale, locale]) {
    for (const { entry } of documents) {
      if (isOf(entry, 'articles') && entry.locale === language) entries.set(entry.path, entry)
    }
  }
  return sortByDate([...entries.values()]).map(({ frontmatter, path, locale: language }) => {
    const { title, date, category } = frontmatter
    return { title, path, date, category, locale: language }
  })
}
