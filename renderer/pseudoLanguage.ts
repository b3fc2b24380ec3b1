/** With letters that the site's own languages have: its fonts have no others, and other fonts have other widths. */
const accents = new Map(
  Array.from('aceiouyACEIOUY', (letter, index) => [letter, 'âçéîôûÿÂÇÉÎÔÛŸ'.charAt(index)] as const),
)
/** Two in five letters: doubled, they make words as long as those of German. */
const VOWEL = /[aeiouyàâæéèêëîïôœùûüÿ]/i
/** What a text holds the place for, and other texts that it shows. */
const KEPT = /(\{\{\w+\}\}|\$t\([^()]*\))/
/** They would lead nowhere. */
const ADDRESS = /^(?:#|\.{0,2}\/|https?:|mailto:|tel:)\S*$/

/** The variable that `npm run dev -- --pseudo` sets. */
export const PSEUDO_VARIABLE = 'PSEUDO_LANGUAGE'

/**
 * A text as in a language of long words full of accents, in brackets: what is plain does not come from the texts, and what
 * lacks a bracket is cut off. Its placeholders stay.
 */
export function pseudolocalize(text: string): string {
  if (ADDRESS.test(text)) return text
  const parts = text.split(KEPT)
  const said = parts.map((part, index) => (index % 2 === 1 ? part : Array.from(part, lengthen).join(''))).join('')
  return /\p{L}/u.test(parts.filter((_, index) => index % 2 === 0).join('')) ? `[!! ${said} !!]` : text
}

function lengthen(letter: string): string {
  const accented = accents.get(letter) ?? letter
  return VOWEL.test(letter) ? accented + accented.toLowerCase() : accented
}

/** Whether the texts are to be shown so. */
export function isPseudoLanguage(): boolean {
  return process.env[PSEUDO_VARIABLE] === 'true'
}

/**
 * Every text of a JSON value in the pseudo-language, if that was asked for.
 *
 * @param isName which texts are no prose, and stay
 */
export function inPseudoLanguage<Value>(value: Value, isName: (text: string) => boolean = () => false): Value {
  if (!isPseudoLanguage()) return value
  const reader = (_key: string, item: unknown) =>
    typeof item === 'string' && !isName(item) ? pseudolocalize(item) : item
  const changed: Value = JSON.parse(JSON.stringify(value), reader)
  return changed
}
