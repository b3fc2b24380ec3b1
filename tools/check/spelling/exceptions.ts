import leven from 'leven'
import type { Dictionary } from './dictionary.ts'
import { wrongParts } from './words.ts'

/** In shorter words, too many are one letter apart by chance: “bank”, « banc ». */
const LONG_FOREIGN_WORD = 6
/** Names resemble words more often. */
const LONG_NAME = 8
const ONLY_PLAIN_LETTERS = /^[a-z]+$/i

/**
 * Returns whether a word that its language lacks is meant as a word of another: “roadmap”, but not “example”, which is one
 * letter away from « exemple », “different”, which lacks an accent, or « dont », which lacks an apostrophe.
 *
 * @param own the dictionary of the text's language
 */
export function isForeignWord(word: string, own: Dictionary, others: readonly Dictionary[]): boolean {
  if (!others.some((other) => wrongParts(word, other.has).length === 0)) return false
  // English words have no accents, and French ones are not mistyped with them in English.
  if (!ONLY_PLAIN_LETTERS.test(word)) return true
  const ends = word.endsWith('e') ? word.slice(0, -1) : `${word}e`
  const isCognate = word.length >= 4 && own.has(ends)
  const isOneLetterOff = () => word.length >= LONG_FOREIGN_WORD && own.isOneLetterOff(word)
  return !(own.lacksMarks(word) || isCognate || lacksApostrophe(word, own) || isOneLetterOff())
}

function lacksApostrophe(word: string, { has }: Dictionary): boolean {
  return Array.from(word, (_, index) => `${word.slice(0, index)}’${word.slice(index)}`)
    .slice(1)
    .some((text) => has(text) || (/^\p{L}{1,2}’/u.test(text) && wrongParts(text, has).length === 0))
}

/** Prefixes that form new words, in French and in English. */
const PREFIX =
  /^(?:anti|auto|bio|co|cyber|éco|eco|extra|géo|geo|hyper|inter|intra|macro|méga|mega|méta|meta|micro|mini|mono|multi|néo|neo|non|post|pluri|poly|pré|pre|pseudo|ré|re|semi|sous|super|sur|télé|tele|trans|ultra)(?=\p{L}{6})/iu

/** Returns whether a word is formed from one of the dictionary, « géolocaliser », and no other is more likely meant. */
export function isDerived(word: string, { has, lacksMarks, isOneLetterOff }: Dictionary): boolean {
  const stem = word.replace(PREFIX, '')
  return stem !== word && has(stem) && !lacksMarks(word) && !isOneLetterOff(word)
}

/** Returns whether a word is an expression of another country, “streetcar”, not its spelling of a word, “favor”. */
export function isOfOneCountry(word: string, { isOfOtherSpelling, isOneLetterOff }: Dictionary): boolean {
  return isOfOtherSpelling(word) && !isOneLetterOff(word)
}

/** An abbreviation in capitals, possibly in the plural, and the name of a product: « ANSSI », “FAQs”, “OpenStreetMap”. */
const ACRONYM = /^\p{Lu}{2,6}s?$/u
const PRODUCT = /^\p{Lu}.*\p{Ll}\p{Lu}/u
const INSIDE = /(?:[\p{L}\p{N},;)’'»”%\uFFFC][\s«“"([]*|\p{L}[-‑])$/u
const AFTER_TITLE = /(?:^|[\s(«“"])(?:\p{Lu}|MM|Mme|Mlle|Me|Mr|Mrs|Ms|Dr|Dre|Pr|St)\.\s*$/u
/** How many characters before a word tell whether it begins a sentence. */
const BEFORE = 20

/**
 * Returns whether an unknown word is taken for a name because it has a capital inside a sentence, unless a word of the
 * dictionary or of the project is so near that it is more likely meant: « Etat », « Passerele ».
 *
 * @param text the passage around it
 */
export function isName(
  word: string,
  { text, index }: { readonly text: string; readonly index: number },
  { lacksMarks, isOneLetterOff }: Dictionary,
  projectWords: ReadonlySet<string>,
): boolean {
  const before = text.slice(Math.max(0, index - BEFORE), index)
  const isInside = /^\p{Lu}/u.test(word) && (INSIDE.test(before) || AFTER_TITLE.test(before))
  if (!isInside && !ACRONYM.test(word) && !PRODUCT.test(word)) return false
  if ([...projectWords].some((known) => isAlmost(word, known))) return false
  if (ACRONYM.test(word) || PRODUCT.test(word)) return true
  return !lacksMarks(word) && !(word.length >= LONG_NAME && isOneLetterOff(word))
}

/** Returns whether two names differ by one letter, or by the order of their letters: « RPGD ». */
function isAlmost(word: string, known: string): boolean {
  const [shorter, longer] = [word, known].toSorted((a, b) => a.length - b.length).map((name) => name.length)
  if (shorter === undefined || longer === undefined || shorter < 4 || longer - shorter > 1) return false
  const isSwapped = [...word].toSorted().join('') === [...known].toSorted().join('')
  return isSwapped || (shorter > 4 && leven(word, known) === 1)
}
