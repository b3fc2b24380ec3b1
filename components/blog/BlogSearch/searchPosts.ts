import type { BlogCategory } from '../BlogList/listing.ts'

/** What tells whether a post is found. */
interface FoldedPost {
  /** Its title, as foldText() gives it: done once, not at each letter that is typed. */
  readonly folded: string
  readonly category: BlogCategory
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
 * The posts of a category whose title holds every word of a query, in their own order.
 *
 * @returns none for a query without words
 */
export function searchPosts<Post extends FoldedPost>(
  posts: readonly Post[],
  query: string,
  category: BlogCategory = 'all',
): Post[] {
  const words = foldText(query).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return posts.filter(
    (post) => (category === 'all' || post.category === category) && words.every((word) => post.folded.includes(word)),
  )
}
