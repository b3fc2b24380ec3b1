import { foldText } from '../../search/foldText.ts'
import type { BlogCategory } from '../BlogList/listing.ts'

/** The fields that a search compares. */
interface FoldedPost {
  /** Its title, folded by foldText() once rather than at each keystroke. */
  readonly folded: string
  readonly category: BlogCategory
}

/**
 * Returns the posts of a category whose title contains every word of a query, in their own order.
 *
 * @returns an empty list for a query without words
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
