import type { ArticleCategory } from '../../../content/categories.ts'
import type { Locale } from '../../../renderer/languages.ts'
import { foldText } from '../../search/foldText.ts'
import { removeElisions } from '../../search/searchedText.ts'
import type { BlogCategory } from '../listing.ts'

/** A post as `/<language>/blog-index.json` lists it: tools/site/blogIndex.ts. */
export interface SearchablePost {
  readonly title: string
  /** Without language: `/articles/legal-errors`. */
  readonly path: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly category: ArticleCategory
  /** The language of the title: French if there is no translation. */
  readonly locale: Locale
}

export interface IndexedPost extends SearchablePost {
  /** The title, folded once rather than at each keystroke. */
  readonly folded: string
}

/**
 * Fetches the posts of the blog, the latest first.
 *
 * @throws Error if they can't be fetched
 */
export async function fetchPosts(locale: Locale): Promise<readonly IndexedPost[]> {
  const response = await fetch(`/${locale}/blog-index.json`)
  if (!response.ok) throw new Error(`blog-index.json could not be loaded: status ${response.status}.`)
  const posts: readonly SearchablePost[] = await response.json()
  return posts.map((post) => ({ ...post, folded: foldText(post.title) }))
}

/**
 * Returns the posts of a category whose title contains every word of a query, in their own order. An article before a
 * word is not part of it: « l'avocat » finds « un avocat ».
 *
 * @returns an empty list for a query without words
 */
export function searchPosts<Post extends Pick<IndexedPost, 'folded' | 'category'>>(
  posts: readonly Post[],
  query: string,
  category: BlogCategory = 'all',
): Post[] {
  const words = foldText(removeElisions(query)).match(/\S+/g)
  if (!words) return []
  return posts.filter(
    (post) => (category === 'all' || post.category === category) && words.every((word) => post.folded.includes(word)),
  )
}
