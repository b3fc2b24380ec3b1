/** What the search knows of a post: plain JSON, since it travels to the browser. */
export type SearchablePost = {
  readonly title: string
  /** With language: `/fr/articles/legal-errors`. */
  readonly href: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** The date as it is read. */
  readonly day: string
  /** As it is read. */
  readonly category: string
  /** The language of the title, where it is not the page's. */
  readonly lang: string | undefined
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
