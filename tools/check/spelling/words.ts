import { OBJECT, type Passage, setApartIn } from '../prose/passage.ts'

/** A word of a passage. */
export interface Word {
  readonly text: string
  /** The index of its first character in the passage. */
  readonly index: number
  /** Whether it is in italics or quotation marks, where words of other languages are allowed. */
  readonly isQuoted: boolean
}

const WORD = /[\p{L}\p{M}\p{N}\uFFFC]+(?:['’\-‑][\p{L}\p{M}\p{N}\uFFFC]+)*/gu
/** Words in Latin script; single letters and very long strings are not checked. */
const LATIN = /^[\p{Script=Latin}\p{M}'’‑-]{2,60}$/u
/** Roman numerals, « XIXe », « (iii) », are not checked; the typography rules check « XIXème ». Nor is « nᵒ ». */
const NUMERAL = /^[IVXLCDM]+(?:(?:er|re|i?[èe]me|e)s?)?$|^(?=..)x{0,3}(?:i[vx]|v?i{0,3})$|[\u1d2c-\u1d6a]/u
/** Web and mail addresses, names of files and domains, `contrat.docx`, and tags shown as text, `<br>`. */
const ADDRESS =
  /<[^<>\s][^<>]{0,80}>|(?:https?:\/\/|www\.)\S+|(?<!\S)\S+@\S+|(?<![\p{L}\d_-])[\p{L}\d_-]+(?:[./][\p{L}\d_-]+)+/gu

/**
 * Returns the words of a passage to look up, without numbers, addresses and other scripts. A single word in italics or
 * quotation marks is mentioned, not used: it may be misspelt, « acent », or of any language.
 */
export function listWords(passage: Passage): Word[] {
  // As many characters that are not words, so that offsets stay the same.
  const text = passage.text.replace(ADDRESS, (address) => OBJECT.repeat(address.length))
  const setApartAt = setApartIn(passage)
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (!LATIN.test(word) || NUMERAL.test(word)) return []
    const setApart = setApartAt(index)
    return setApart?.isLone ? [] : [{ text: word, index, isQuoted: setApart !== undefined }]
  })
}

/** French elisions, `l’`, `qu’`, `jusqu’`, and what English adds to any word: `’s`, `’ll`, `’d`. */
const ELISION = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|presqu|entr)['’](?=.)/i
const ADDED = /['’](?:s|ll|d)?$/i

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
  // Single letters are allowed between hyphens: « a-t-on », “X-ray”.
  return parts.length > 1 ? parts.flatMap((part) => (part.length < 2 ? [] : wrongParts(part, isRight))) : [word]
}
