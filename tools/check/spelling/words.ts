import { OBJECT } from '../../../renderer/typography.ts'
import { MARKUP } from '../../content/body/literalText.ts'
import { type Passage, type SetApart, setApartIn } from '../prose/passages.ts'

/** A word of a passage. */
export interface Word {
  readonly text: string
  /** The index of its first character in the passage. */
  readonly index: number
  /** The italics or quotation that it is in, where words of other languages are allowed. */
  readonly setApart?: SetApart | undefined
}

/** A word, with the markup in it. */
const WORD = /[\p{L}\p{M}\p{N}\uFFFC](?:\ue000*['’\-‑]?\ue000*[\p{L}\p{M}\p{N}\uFFFC])*/gu
/** Words in Latin script; single letters and very long strings are not checked. */
const LATIN = /^[\p{Script=Latin}\p{M}'’‑-]{2,60}$/u
/** Roman numerals, « XIXe », « (iii) », are not checked; the typography rules check « XIXème ». Nor is « nᵒ ». */
const NUMERAL = /^[IVXLCDM]+(?:(?:er|re|i?[èe]me|e)s?)?$|^(?=..)x{0,3}(?:i[vx]|v?i{0,3})$|[\u1d2c-\u1d6a]/u
/** Web and mail addresses, `@handles`, names of files and domains, `contrat.docx`, and tags shown as text, `<br>`. */
const ADDRESS =
  /<[^<>\s][^<>]{0,80}>|(?:https?:\/\/|www\.)\S+|(?<!\S)\S*@\S+|(?<![\p{L}\d_-])[\p{L}\d_-]+(?:[./][\p{L}\d_-]+)+/gu
/** Other endings of a word: « positif(ve) », « auteur·rice·s ». */
const ENDINGS = /(?<=\p{L})(?:\(\p{L}{1,6}\)|[·•‧]\p{L}+)+/gu

/**
 * Returns the words of a passage to look up, without numbers, addresses and other scripts. A single word in italics or
 * quotation marks is mentioned, not used: it may be misspelt, « acent », or of any language.
 */
export function listWords(passage: Passage): Word[] {
  // As many characters that are not words, so that offsets stay the same.
  const text = passage.text
    .replace(ADDRESS, (address) => OBJECT.repeat(address.length))
    .replace(ENDINGS, (endings) => ' '.repeat(endings.length))
  const setApartAt = setApartIn(passage)
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const word = written.replaceAll(MARKUP, '')
    if (!LATIN.test(word) || NUMERAL.test(word)) return []
    const setApart = setApartAt(index)
    return setApart?.isLone ? [] : [{ text: word, index, setApart }]
  })
}

/** French elisions, `l’`, `qu’`, `jusqu’`, and what English adds to any word: `’s`, `’ll`, `’d`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|entr)['’](?=.)/i
const ADDED = /['’](?:s|ll|d)?$/i

const LONGEST_PREFIX = 3

/**
 * Returns the misspelt parts of a word: `tradution` of `l’tradution`, both of `Egusi-Samen`, none of a right word.
 *
 * @param isRight returns whether a word as it stands belongs to the language
 */
export function wrongParts(word: string, isRight: (word: string) => boolean): string[] {
  if (isRight(word) || isRight(word.charAt(0).toLowerCase() + word.slice(1))) return []
  const bare = word.replace(ELISION, '').replace(ADDED, '')
  if (bare !== word) return wrongParts(bare, isRight)
  const parts = word.split(/[-‑]/)
  // Single letters and short prefixes are allowed before hyphens: « a-t-on », “X-ray”, « co-écrivain ».
  const isPart = (part: string, index: number) => part.length > (index === 0 ? LONGEST_PREFIX : 1)
  return parts.length > 1 ? parts.filter(isPart).flatMap((part) => wrongParts(part, isRight)) : [word]
}

/** Returns the spellings of a word with a hyphen: “walk-through” for “walkthrough”. */
export function compoundsOf(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 3) },
    (_, index) => `${word.slice(0, index + 2)}-${word.slice(index + 2)}`,
  )
}

/**
 * Returns the traditional spellings of a French word in the spelling of 1990: « connaitre », « évènement », « ambigüe ».
 * https://www.academie-francaise.fr/sites/academie-francaise.fr/files/rectifications_1990.pdf
 */
export function spellingsOf1990(word: string): string[] {
  const letters = Array.from(word.matchAll(/[iuè]/g), ({ 0: letter, index }) => {
    const traditional = { i: 'î', u: 'û', è: 'é' }[letter] ?? letter
    return word.slice(0, index) + traditional + word.slice(index + 1)
  })
  return [...letters, word.replace(/ü([ei])/, (_, vowel: string) => (vowel === 'e' ? 'uë' : 'uï'))]
}
