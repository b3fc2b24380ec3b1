import { OBJECT, type Passage, setApartIn } from '../prose/passage.ts'

/** A word of a passage. */
export interface Word {
  readonly text: string
  /** Where it begins in the passage. */
  readonly index: number
  /** In italics or between quotes, where words of other languages are at home. */
  readonly isQuoted: boolean
}

const WORD = /[\p{L}\p{M}\p{N}\uFFFC]+(?:['’\-‑][\p{L}\p{M}\p{N}\uFFFC]+)*/gu
/** Single letters are names of themselves; what is longer is no word. */
const LATIN = /^[\p{Script=Latin}\p{M}'’‑-]{2,60}$/u
/** Numbers are not checked: « XIXe »; the typography rules check « XIXème ». */
const ROMAN_NUMERAL = /^[IVXLCDM]+(?:(?:er|re|i?[èe]me|e)s?)?$/
/** Addresses of the web and of mail, names of files and of domains, `contrat.docx`, and tags that are shown, `<br>`. */
const ADDRESS =
  /<[^<>\s][^<>]{0,80}>|(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\p{L}\d_-])[\p{L}\d_-]+(?:[./][\p{L}\d_-]+)+/gu
/**
 * The words of a passage that are to be looked up: no numbers, no addresses, no other scripts. A word that stands alone in
 * italics or between quotes is spoken of, not used: it may be wrong, « acent », or of any language.
 */
export function listWords(passage: Passage): Word[] {
  // As many signs that are no words: offsets stay the same.
  const text = passage.text.replace(ADDRESS, (address) => OBJECT.repeat(address.length))
  const setApartAt = setApartIn(passage)
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (!LATIN.test(word) || ROMAN_NUMERAL.test(word)) return []
    const setApart = setApartAt(index)
    return setApart?.isLone ? [] : [{ text: word, index, isQuoted: setApart !== undefined }]
  })
}

/** `l’`, `qu’`, `jusqu’` (French), and what English puts after a word: `’s`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|entr)['’](?=.)/i
const POSSESSIVE = /['’]s?$/i

/**
 * The parts of a word that make it wrong: of `l’tradution`, `tradution`; of `Egusi-Samen`, both; of a right word, none.
 *
 * @param isRight whether a word as it stands is one of the language
 */
export function wrongParts(word: string, isRight: (word: string) => boolean): string[] {
  if (isRight(word)) return []
  const uncapitalized = word.charAt(0).toLowerCase() + word.slice(1)
  if (isRight(uncapitalized)) return []
  const bare = word.replace(ELISION, '').replace(POSSESSIVE, '')
  if (bare !== word) return wrongParts(bare, isRight)
  const parts = word.split(/[-‑]/)
  // Single letters stand between hyphens: « a-t-on », “X-ray”.
  return parts.length > 1 ? parts.flatMap((part) => (part.length < 2 ? [] : wrongParts(part, isRight))) : [word]
}
