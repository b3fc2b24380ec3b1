import { foldText } from '../foldText.ts'

/** What Pagefind knows of a page that it found. */
export interface FoundPage {
  /** The text of the page: blocks end with a full stop. */
  readonly content: string
  /** The positions of the words that matched. */
  readonly locations: readonly number[]
  readonly description: string
}

/** The words at the start of a page that may be its title, its author and its date. */
const HEAD = 60
const SHORTEST = 6
const LONGEST = 30
const END = /[.!?…](?:\s?[»”"’)])*$/

/**
 * Returns the excerpt of a result, with `<mark>` around the words that matched: the sentence around a match in the body
 * of the page; the page's description, if it is about what was asked or no sentence is.
 */
export function excerptOf({ content, locations, description }: FoundPage): string {
  const words = content.split(/\s+/)
  const hits = new Set(locations.map((location) => plain(words[location] ?? '')))
  const mark = (word: string) => (hits.has(plain(word)) ? `<mark>${word}</mark>` : word)
  const titleEnd = words.findIndex((word) => END.test(word))
  const isInTitle = locations.some((location) => location <= titleEnd)
  const sentence = isInTitle
    ? undefined
    : locations
        .filter((location) => startOf(words, location) >= HEAD)
        .map((location) => sentenceAt(words, location))
        .find(({ length }) => length >= SHORTEST)
  return (sentence ?? description.split(/\s+/)).map(mark).join(' ')
}

/** Returns where the sentence of a word starts. */
function startOf(words: readonly string[], location: number): number {
  let start = location
  while (start > 0 && !END.test(words[start - 1] ?? '')) start -= 1
  return start
}

function sentenceAt(words: readonly string[], location: number): string[] {
  const start = startOf(words, location)
  let end = location
  while (end < words.length - 1 && !END.test(words[end] ?? '')) end += 1
  // The window around the match, if the sentence is long.
  const first = Math.max(start, Math.min(location - LONGEST / 2, end + 1 - LONGEST))
  const last = Math.min(end + 1, first + LONGEST)
  const shown = words.slice(first, last)
  if (first > start) shown.unshift('…')
  if (last <= end) shown.push('…')
  return shown
}

function plain(word: string): string {
  return foldText(word.replaceAll(/[^\p{L}\p{N}]+/gu, ''))
}
