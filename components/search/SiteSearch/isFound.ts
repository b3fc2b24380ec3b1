import { foldText } from '../foldText.ts'

/** Splits words at anything but letters and digits, and CamelCase at capitals. */
const BORDER = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u

/**
 * Returns whether words of a page match the query. If no word starts with the query, Pagefind takes the longest word that is a
 * prefix of it, even a single letter: « xqzt » would find every page with an x.
 *
 * @param query the words searched for
 * @param words the words of a page that Pagefind matched
 */
export function isFound(query: string, words: readonly string[]): boolean {
  const found = words.flatMap(listParts)
  return query
    .split(/\s+/)
    .map(listParts)
    .filter((parts) => parts.length > 0)
    .every((parts) => parts.some((part) => found.some((word) => isAlike(part, word))))
}

/** Returns the folded parts of a word, and the whole of it. */
function listParts(word: string): string[] {
  const parts = word.split(BORDER).filter((part) => part !== '')
  return [...new Set([...parts, parts.join('')])].filter((part) => part !== '').map(foldText)
}

/** Returns whether a word contains the other, or shares a prefix of half its length: another form of it. */
function isAlike(asked: string, word: string): boolean {
  if (word.includes(asked)) return true
  let alike = 0
  while (alike < asked.length && asked[alike] === word[alike]) alike += 1
  return alike >= Math.max(2, asked.length / 2)
}
