import type { ArticleCategory } from '../../content/collections.ts'
import { isLocale, type Locale } from '../../renderer/languages.ts'

/** What the search knows of a post: a line of `<language>/blog-index.json`, which tools/siteFiles/blogIndex.ts writes. */
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

/**
 * A text without what nobody types in a search box: case, accents, ligatures, curly apostrophes, no-break spaces.
 * `L’Éditorial` becomes `l'editorial`, `cœur` becomes `coeur`.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The posts whose title holds every word of a query, in their own order.
 *
 * @returns none for a query without words
 */
export function searchPosts<Post extends { readonly title: string }>(posts: readonly Post[], query: string): Post[] {
  const words = foldText(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return posts.filter(({ title }) => {
    const folded = foldText(title)
    return words.every((word) => folded.includes(word))
  })
}

/**
 * Every post that readers of a language have, newest first.
 *
 * @throws Error where the list can't be had
 */
export async function fetchPosts(locale: Locale): Promise<readonly SearchablePost[]> {
  const response = await fetch(`/${locale}/blog-index.json`)
  if (!response.ok) throw new Error(`The list of posts answered ${response.status}.`)
  const posts: unknown = await response.json()
  if (!Array.isArray(posts) || !posts.every(isSearchablePost)) throw new Error('The list of posts is not one.')
  return posts
}

/** By hand: a library of schemas would weigh more than the search. */
export function isSearchablePost(value: unknown): value is SearchablePost {
  if (typeof value !== 'object' || value === null) return false
  const { title, path, date, category, locale } = value as Partial<Record<keyof SearchablePost, unknown>>
  return [title, path, date, category].every((field) => typeof field === 'string') && isLocale(locale)
}
