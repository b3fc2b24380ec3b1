/**
 * What no text has, and no browser shows: the controls of ASCII and of ISO 8859-1 but for tab and line ends, halves of
 * characters, and what Unicode says is no character. XML allows none of the first and the last two, so that a single one
 * makes a feed unreadable: https://www.w3.org/TR/xml/#charsets
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL_CHARACTER = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Surrogate}\p{Noncharacter_Code_Point}]/u
const CONTROL_CHARACTERS = new RegExp(CONTROL_CHARACTER, 'gu')

/** A character that no text has, and where. */
export interface ControlCharacter {
  /** From the text's start, in UTF-16 units. */
  readonly offset: number
  /** As Unicode writes it: `U+000B`. */
  readonly name: string
  /** How many UTF-16 units it takes. */
  readonly length: number
}

/** All characters of a text that no text has. */
export function findControlCharacters(text: string): ControlCharacter[] {
  return [...text.matchAll(CONTROL_CHARACTERS)].map(({ 0: character, index }) => ({
    offset: index,
    name: `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    length: character.length,
  }))
}

/** The first character of a text that no text has. */
export function findControlCharacter(text: string): ControlCharacter | undefined {
  return CONTROL_CHARACTER.test(text) ? findControlCharacters(text)[0] : undefined
}
