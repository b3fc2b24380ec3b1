import type { Finding, Rule } from '../../content/body/rule.ts'
import { endOf } from '../../content/locate.ts'

/**
 * Characters that a text must not contain and no browser shows: controls of ASCII and ISO 8859-1 except tab and line
 * breaks, surrogates, and noncharacters. XML forbids most of them, so that a single one makes a feed unreadable:
 * https://www.w3.org/TR/xml/#charsets
 */
// oxlint-disable-next-line no-control-regex -- the pattern looks for them
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Surrogate}\p{Noncharacter_Code_Point}]/gu
/** Line separators, direction marks, zero-width characters, and the placeholder of an object that was not copied. */
const HIDDEN =
  /[\u2028-\u202e\u2061-\u2069\u200b\u180e\u3164\ufeff\ufffc]|(?<=\p{Script=Latin})[\u200c-\u200f](?=\p{Script=Latin})/gu

/** A body contains no forbidden characters; the schema finds those of front matter. Wrong: U+000B. */
export const characterForbidden: Rule = ({ all, source }) => {
  const start = all('yaml').map(endOf)[0] ?? 0
  return find('character-forbidden', ' '.repeat(start) + source.slice(start), FORBIDDEN)
}

/** Invisible characters must not mislead readers or the search. Joiners of emoji and soft hyphens are allowed. */
export const characterHidden: Rule = ({ source }) => find('character-hidden', source, HIDDEN)

/** Returns the matches of a pattern in a source. */
function find(name: 'character-forbidden' | 'character-hidden', source: string, pattern: RegExp): Finding[] {
  return Array.from(source.matchAll(pattern), ({ 0: found, index: from }) => {
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    return { name, at: { from, to: from + found.length }, values: { code } }
  })
}
