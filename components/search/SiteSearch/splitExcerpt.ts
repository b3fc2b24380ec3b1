/** A stretch of an excerpt: words that were looked for, or those around them. */
export interface ExcerptPart {
  readonly text: string
  readonly isHit: boolean
}

/**
 * Reads an excerpt of Pagefind, text with `<` and `>` written as entities but for the `<mark>` around each hit, into
 * plain texts: nothing of it is ever taken for HTML.
 */
export function splitExcerpt(excerpt: string): ExcerptPart[] {
  return excerpt
    .split(/<\/?mark>/)
    .map((part, index) => ({
      text: part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isHit: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '')
}
