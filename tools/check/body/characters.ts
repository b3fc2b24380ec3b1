import { endOf } from './offsets.ts'
import { type Body, error, warning } from './rule.ts'

/**
 * Characters that no text may have and no browser shows: the controls of ASCII and ISO 8859-1 except tab and line ends,
 * surrogates, and noncharacters of Unicode. XML allows none of the first and the last two, so a single one makes a feed
 * unreadable: https://www.w3.org/TR/xml/#charsets
 */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Surrogate}\p{Noncharacter_Code_Point}]/gu
/** Line breaks as Word writes them within a paragraph, and other old ones: between words they stood for a space. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/
/** Separators of lines, turns of direction, what has no width, the mark of an object that was not copied. */
const HIDDEN = /[\u2028-\u202e\u2066-\u2069\u200b\u2060\ufeff\ufffc]/g
/** Words whose direction is turned, and turned back: https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings */
const TURNED = /[\u202a\u202b][^\u202a-\u202e\n]*\u202c|[\u2066-\u2068][^\u2066-\u2069\n]*\u2069/g

/** Rules for characters. */
export const characterRules = [
  /** No character that no text has: it would make a feed unreadable. Wrong: U+000B. */
  error('character-forbidden', (body, report) => {
    for (const piece of find(body, FORBIDDEN)) report(piece, { code: codeOf(piece.found) })
  }),

  /** Invisible characters must not mislead readers or the search. Joiners of emoji and soft hyphens are allowed. */
  warning('character-hidden', (body, report) => {
    const source = body.source.replace(TURNED, (words) => ' '.repeat(words.length))
    for (const piece of find({ ...body, source }, HIDDEN)) report(piece, { code: codeOf(piece.found) })
  }),
]

/** Returns what a pattern finds below the front matter, whose characters are checked there; and what takes its place. */
function find({ all, source }: Body, pattern: RegExp) {
  const [frontmatter] = all('yaml')
  const start = frontmatter ? endOf(frontmatter) : 0
  return [...source.matchAll(pattern)]
    .filter(({ index }) => index >= start)
    .map(({ 0: found, index: from }) => {
      return { found, from, to: from + found.length, text: LINE_ENDS.test(found) ? ' ' : '' }
    })
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
