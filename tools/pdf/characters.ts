/** No-break spaces and all letters and signs of Latin-1. */
const LATIN_1 = Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index)).join('')
const ASCII = Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)).join('')
const TYPOGRAPHY = 'Œœ–—‘’‚“”„•…‹›€™'

/** What the faces of the PDFs hold. A browser takes other letters from the visitor's fonts; a PDF has its own only. */
export const settable = ASCII + LATIN_1 + TYPOGRAPHY

/** Set by pen.ts, without a character of their own: the narrow no-break space, the minus of the display face. */
export const NARROW_SPACE = '\u202f'
export const MINUS = '\u2212'

const known = new Set(settable + NARROW_SPACE + MINUS)

/** The first character of a text that cannot be set, if there is one. */
export function findUnsettable(text: string): string | undefined {
  return [...text].find((character) => !known.has(character) && !/\s/.test(character))
}
