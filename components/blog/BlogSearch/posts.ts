import type { ArticleCategory } from '../../../content/categories.ts'
import { isLocale, type Locale } from '../../../renderer/languages.ts'
import { foldText } from '../../search/foldText.ts'
import { removeElisions } from '../../search/searchedText.ts'
import { isBlogCategory, type BlogCategory } from '../listing.ts'

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
  const posts: unknown = await response.json()
  if (!Array.isArray(posts) || !posts.every(isSearchablePost))
    throw new Error('blog-index.json is not a list of posts.')
  return posts.map((post) => ({ ...post, folded: foldText(post.title) }))
}

/** By hand: a library of schemas would weigh more than the search. */
function isSearchablePost(value: unknown): value is SearchablePost {
  const { title, path, date, category, locale }: Partial<Record<keyof SearchablePost, unknown>> = Object(value)
  const isText = [title, path, date].every((field) => typeof field === 'string')
  return isText && typeof category === 'string' && isBlogCategory(category) && isLocale(locale)
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
  const words = foldText(removeElisions(query)).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return posts.filter(
    (post) => (category === 'all' || post.category === category) && words.every((word) => post.folded.includes(word)),
  )
}
