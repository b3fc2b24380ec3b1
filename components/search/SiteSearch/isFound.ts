/** Words joined by anything but letters and digits are words of their own, and so are those of CamelCase. */
const BORDER = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u

/**
 * Whether words of a page are those that were looked for. Where nothing begins as a word does, Pagefind takes the longest
 * word that it begins with, be it a single letter: « xqzt » would find every page that has an x.
 *
 * @param query what was looked for
 * @param words those of a page that Pagefind takes for it
 */
export function isFound(query: string, words: readonly string[]): boolean {
  const found = words.flatMap(listParts)
  return query
    .split(/\s+/)
    .map(listParts)
    .filter((parts) => parts.length > 0)
    .every((parts) => parts.some((part) => found.some((word) => isAlike(part, word))))
}

/** The parts of a word, and the whole of it, as they are compared. */
function listParts(word: string): string[] {
  const parts = word.split(BORDER).filter((part) => part !== '')
  return [...new Set([...parts, parts.join('')])].filter((part) => part !== '').map(fold)
}

/** A word that holds the other, or another form of it: they begin alike for half of what was looked for. */
function isAlike(asked: string, word: string): boolean {
  if (word.includes(asked)) return true
  let alike = 0
  while (alike < asked.length && asked[alike] === word[alike]) alike += 1
  return alike >= Math.max(2, asked.length / 2)
}

function fold(word: string): string {
  return word.toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
