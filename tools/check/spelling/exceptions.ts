import leven from 'leven'
import type { Dictionary, Suggestion } from './dictionary.ts'
import { wrongParts } from './words.ts'

/** In shorter words, too many are one letter apart by chance: “bank”, « banc ». */
const LONG_FOREIGN_WORD = 6
/** Names resemble words more often. */
const LONG_NAME = 8
const ONLY_PLAIN_LETTERS = /^[a-z]+$/i

/**
 * Returns whether a word that its language lacks is meant as a word of another: “release”, but not “text”, which lacks the
 * end of « texte », or « dont », which lacks an apostrophe. Among words of the other language it always is: “next generation”.
 *
 * @param own the dictionary of the text's language
 * @param isAmongOthers whether the word before or after it is one that only another language has
 */
export function isForeignWord(
  word: string,
  own: Dictionary,
  others: readonly Dictionary[],
  isAmongOthers: boolean,
): boolean {
  if (!others.some((other) => wrongParts(word, other.has).length === 0)) return false
  // English words have no accents, and French ones are not mistyped with them in English.
  if (isAmongOthers || !ONLY_PLAIN_LETTERS.test(word)) return true
  const ends = word.endsWith('e') ? word.slice(0, -1) : `${word}e`
  const isCognate = word.length >= 4 && own.has(ends)
  const isSlip = () =>
    isCognate || lacksApostrophe(word, own) || own.suggest(word, 1).some(({ isForMarks }) => isForMarks)
  return word.length < LONG_FOREIGN_WORD && !isSlip()
}

function lacksApostrophe(word: string, { has }: Dictionary): boolean {
  return Array.from(word, (_, index) => `${word.slice(0, index)}’${word.slice(index)}`)
    .slice(1)
    .some((text) => has(text) || (/^\p{L}{1,2}’/u.test(text) && wrongParts(text, has).length === 0))
}

/** An abbreviation in capitals, possibly in the plural, and the name of a product: « ANSSI », “FAQs”, “OpenStreetMap”. */
const ACRONYM = /^\p{Lu}{2,6}s?$/u
const PRODUCT = /^\p{Lu}.*\p{Ll}\p{Lu}/u
const INSIDE = /(?:[\p{L}\p{N},;)’'»”%\uFFFC][\s«“"([]*|\p{L}[-‑])$/u
const AFTER_TITLE = /(?:^|[\s(«“"])(?:\p{Lu}|MM|Mme|Mlle|Me|Mr|Mrs|Ms|Dr|Dre|Pr|St)\.\s*$/u
/** The capitalized word just before or after: « Felix Moati ». */
const NAME_BEFORE = /(\p{Lu}[\p{L}’]+)[ \u00a0\-‑]$/u
const NAME_AFTER = /^[ \u00a0\-‑](\p{Lu}[\p{L}’]+)/u
/** How many characters before a word tell whether it begins a sentence or a name. */
const BEFORE = 20

/**
 * Returns whether an unknown word is taken for a name: it has a capital inside a sentence and no common word is so near that
 * it is more likely meant, « Etat », « Commision », or it only resembles names, or it stands by one: « Kristen Wiig ».
 *
 * @param text the passage around it
 * @param near the words that it resembles
 */
export function isName(
  word: string,
  { text, index }: { readonly text: string; readonly index: number },
  near: readonly Suggestion[],
  { has }: Dictionary,
): boolean {
  if (ACRONYM.test(word) || PRODUCT.test(word)) return true
  if (!/^\p{Lu}/u.test(word)) return false
  const before = text.slice(Math.max(0, index - BEFORE), index)
  const isNextTo = (pattern: RegExp, around: string) => {
    const [, other] = pattern.exec(around) ?? []
    return other !== undefined && !has(other.toLowerCase())
  }
  if (isNextTo(NAME_BEFORE, before)) return true
  const lacksMarks = near.some(({ isForMarks }) => isForMarks)
  const common = near.filter((suggestion) => /^\p{Ll}/u.test(suggestion.word))
  if (common.length === 0) return !lacksMarks || isNextTo(NAME_AFTER, text.slice(index + word.length))
  return (INSIDE.test(before) || AFTER_TITLE.test(before)) && !lacksMarks && word.length < LONG_NAME
}

/** Returns the name or word of the project that an unknown word with a capital almost is: « Passerele ». */
export function almostOfProject(word: string, projectWords: ReadonlySet<string>): string | undefined {
  return /^\p{Lu}/u.test(word) ? [...projectWords].find((known) => isAlmost(word, known)) : undefined
}

/** Returns whether two names differ by one letter, or by the order of two: « RPGD ». */
function isAlmost(word: string, known: string): boolean {
  const [shorter = 0, longer = 0] = [word.length, known.length].toSorted((a, b) => a - b)
  if (shorter < 4 || longer - shorter > 1) return false
  const differing = [...word].filter((letter, index) => letter !== known.charAt(index))
  const isSwapped = differing.length === 2 && differing.every((letter) => known.includes(letter)) && shorter === longer
  return isSwapped || (shorter > 4 && leven(word, known) === 1)
}
