import type { Dictionary, Suggestion } from './dictionary.ts'
import type { Word } from './words.ts'

/** An abbreviation in capitals, possibly in the plural, and the name of a product: « ANSSI », “FAQs”, “OpenStreetMap”. */
const ACRONYM = /^\p{Lu}{2}/u
const PRODUCT = /\p{Ll}\p{Lu}/u
/** What comes before a word inside a sentence, or before a name: « M. », an initial. */
const INSIDE = /(?:[\p{L}\p{N},:;&)’'»”%\uFFFC][\s«“"([]*|\p{L}[-‑])$/u
const AFTER_TITLE = /(?:^|[\s(«“"])(?:\p{Lu}|MM|Mme|Mlle|Me|Mr|Mrs|Ms|Dr|Dre|Pr|St)\.\s*$/u
/** A capitalized word just after: « Felix Moati ». */
const BEFORE_NAME = /^[ \u00a0\-‑]\p{Lu}\p{Ll}/u
/** How many characters before a word tell whether it begins a sentence or a name. */
const BEFORE = 20

/** Returns the words with a capital that are in some words twice: names. */
export function namesAmong(words: readonly Word[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const { text } of words) if (/^\p{Lu}/u.test(text)) counts.set(text, (counts.get(text) ?? 0) + 1)
  return new Set([...counts].filter(([, count]) => count > 1).map(([text]) => text))
}

/**
 * Returns whether an unknown word is taken for a name: it has a capital inside a sentence, or twice in the text, and is no
 * common word without its accents: « Etat ».
 *
 * @param text the passage around it
 * @param near the words that it resembles
 */
export function isName(
  word: string,
  { text, index }: { readonly text: string; readonly index: number },
  near: readonly Suggestion[],
  names: ReadonlySet<string>,
  { has }: Dictionary,
): boolean {
  if (ACRONYM.test(word) || PRODUCT.test(word)) return true
  if (!/^\p{Lu}/u.test(word)) return false
  if (near.some((meant) => meant.isForMarks && has(meant.word.toLowerCase()))) return false
  const before = text.slice(Math.max(0, index - BEFORE), index)
  const isInside = INSIDE.test(before) || AFTER_TITLE.test(before)
  return names.has(word) || isInside || BEFORE_NAME.test(text.slice(index + word.length))
}
