import type { ArticleCategory } from '../../../content/categories.ts'
import { isLocale, type Locale } from '../../../renderer/languages.ts'
import { isBlogCategory } from '../BlogList/listing.ts'

/** What the search knows of a post. */
export interface SearchablePost {
  readonly title: string
  /** Without language: `/articles/legal-errors`. */
  readonly path: string
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly category: ArticleCategory
  /** The language of the title: French where there is no translation. */
  readonly locale: Locale
}

/** A piece of the list of posts, newest first: `/<language>/blog-index/0.json`, which tools/site/blogIndex.ts writes. */
export interface PostPiece {
  /** How many pieces there are: at least one. */
  readonly pieceCount: number
  readonly posts: readonly SearchablePost[]
}

/** By hand: a library of schemas would weigh more than the search. */
export function isPostPiece(value: unknown): value is PostPiece {
  const { pieceCount, posts }: Partial<Record<keyof PostPiece, unknown>> = Object(value)
  return Number.isInteger(pieceCount) && Array.isArray(posts) && posts.every(isSearchablePost)
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
