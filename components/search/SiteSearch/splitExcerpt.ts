/** Matches leftovers of the preceding sentence: a colon set apart in French, or a closing bracket. */
const LEFT_OVER = /(?<=^(?:… )?)[\s:;,.!?)\]»”’–—→←-]+/u

/**
 * Splits an excerpt of Pagefind, in which `<` and `>` are entities except for the `<mark>` around each match, into plain text
 * segments, words that matched or text around them: nothing of it is rendered as HTML.
 */
export function splitExcerpt(excerpt: string) {
  return excerpt
    .replace(LEFT_OVER, '')
    .split(/<\/?mark>/)
    .map((part, index) => ({
      text: part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      isHit: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '')
}
