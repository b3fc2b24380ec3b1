/** With fewer letters there is nothing to judge by. */
const ENOUGH = 200
/** The part of a text's characters that may be none: a few bullets and formulas have no other code. */
const STRANGE = 0.08
/** In every language in Latin letters, about two of five are vowels. */
const [MIN_VOWELS, MAX_VOWELS] = [0.22, 0.75]
/** In none of them do most letters have accents, not in Vietnamese either. */
const MAX_ACCENTED = 0.6
/** Any text of so many Chinese characters has more than that many different ones. */
const [MANY, DIFFERENT] = [400, 60]

/** Characters that no text has: controls, the replacement character, those not assigned, and those of private use. */
const STRANGE_CHARACTER = /[\p{Cc}\p{Cn}\p{Co}\ufffd]/gu
/** Characters of private use in a row that are that few different ones are no word: stars, a telephone. */
const SYMBOLS = 3
// oxlint-disable-next-line no-misleading-character-class
const IDEOGRAPH = /\p{Script=Han}/gu
// Runs of what is not counted are taken out at once: matching letter by letter takes ten times as long.
const NOT_LATIN = /\P{Script=Latin}+/gu
const NOT_VOWELS = /[^aeiouyıøœæəɛɔɩʋʉɨ]+/gi
const NOT_PLAIN = /[^a-z]+/gi

/**
 * Reports whether a text can be one. A PDF whose fonts have a wrong map of characters is read as letters in no language.
 */
export function isReadable(text: string): boolean {
  const characters = text
    .replaceAll(/\p{Co}+/gu, (row) => (new Set(row).size > SYMBOLS ? row : ''))
    .replaceAll(/\s/g, '')
  const strange = characters.match(STRANGE_CHARACTER)?.length ?? 0
  if (characters.length > 20 && strange > characters.length * STRANGE) return false
  const ideographs = characters.match(IDEOGRAPH) ?? []
  if (ideographs.length > MANY && new Set(ideographs).size < DIFFERENT) return false
  const letters = characters.replaceAll(NOT_LATIN, '')
  // Of another script, what is in Latin letters are abbreviations.
  const others = characters.match(/\p{L}/gu)?.length ?? 0
  if (letters.length < ENOUGH || letters.length * 2 < others) return true
  if (letters.replaceAll(NOT_PLAIN, '').length < letters.length * (1 - MAX_ACCENTED)) return false
  const vowels = letters.normalize('NFD').replaceAll(NOT_VOWELS, '').length / letters.length
  return vowels > MIN_VOWELS && vowels < MAX_VOWELS
}
