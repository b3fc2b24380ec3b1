/** A stretch of an excerpt: words that were looked for, or those around them. */
export interface ExcerptPart {
  readonly text: string
  readonly isHit: boolean
}

/** The end of what comes before: a colon that French sets apart, a bracket that was opened earlier. */
const LEFT_OVER = /^[\s:;,.!?)\]»”’…–—→←-]+/u

/**
 * Reads an excerpt of Pagefind, text with `<` and `>` written as entities but for the `<mark>` around each hit, into
 * plain texts: nothing of it is ever taken for HTML. It may begin in the middle of a sentence, but with a word.
 */
export function splitExcerpt(excerpt: string): ExcerptPart[] {
  return excerpt
    .replace(LEFT_OVER, '')
    .split(/<\/?mark>/)
    .map((part, index) => ({
      text: part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isHit: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '')
}
