import type { ArticleCategory } from '../../../content/categories.ts'
import { isLocale, type Locale } from '../../../renderer/languages.ts'
import { isBlogCategory } from '../BlogList/listing.ts'
import { foldText } from './searchPosts.ts'

/**
 * A post in the search index: `/<language>/blog-index.json`, which tools/site/blogIndex.ts writes, is a list of them.
 */
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
  /** The title, folded for comparison. */
  readonly folded: string
}

/** The posts of the blog, fetched on demand. */
export interface PostIndex {
  /** Returns all posts, newest first; undefined until they have loaded. */
  posts(): readonly IndexedPost[] | undefined
  /** Reports whether the last fetch failed and no other is in progress. */
  hasFailed(): boolean
  /** Fetches the posts, unless they are loaded or loading. */
  load(): Promise<void>
}

/**
 * Returns an empty index.
 *
 * @param fetchAll fetches all posts
 * @param onChange called whenever the posts have loaded, have failed to load, or are fetched again
 */
export function createPostIndex(fetchAll: () => Promise<readonly SearchablePost[]>, onChange: () => void): PostIndex {
  let posts: readonly IndexedPost[] | undefined
  let loading: Promise<void> | undefined
  let hasFailed = false

  const fill = async (): Promise<void> => {
    try {
      posts = (await fetchAll()).map((post) => ({ ...post, folded: foldText(post.title) }))
    } catch {
      hasFailed = true
    }
    loading = undefined
    onChange()
  }

  const load = (): Promise<void> => {
    if (posts) return Promise.resolve()
    if (loading) return loading
    const isRetry = hasFailed
    hasFailed = false
    loading = fill()
    if (isRetry) onChange()
    return loading
  }

  return { posts: () => posts, hasFailed: () => hasFailed, load }
}

/**
 * Fetches the list of posts.
 *
 * @throws Error if it can't be fetched
 */
export async function fetchPosts(locale: Locale): Promise<readonly SearchablePost[]> {
  const response = await fetch(`/${locale}/blog-index.json`)
  if (!response.ok) throw new Error(`The list of posts answered ${response.status}.`)
  const content: unknown = await response.json()
  if (!isPostList(content)) throw new Error('The list of posts is none.')
  return content
}

/** Validated by hand: a schema library would weigh more than the search. */
export function isPostList(value: unknown): value is SearchablePost[] {
  return Array.isArray(value) && value.every(isSearchablePost)
}

function isSearchablePost(value: unknown): value is SearchablePost {
  const { title, path, date, category, locale }: Partial<Record<keyof SearchablePost, unknown>> = Object(value)
  return (
    [title, path, date].every((field) => typeof field === 'string') &&
    typeof category === 'string' &&
    isBlogCategory(category) &&
    isLocale(locale)
  )
}
