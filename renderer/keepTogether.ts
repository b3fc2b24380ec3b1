/** Elements that are not prose, tags, and texts. */
const TOKENS =
  /<(script|style|title|template|svg|pre|code|textarea|select)\b[\s\S]*?<\/\1>|<(\/?)([a-z][a-z\d]*)([^>]*)>|(<?[^<]+)/g
/** Texts without any of these have nothing to keep together. */
const HINT = /@|-|1er|1re|\d[A-Z]? \d|BP/
/** Elements without an end tag. */
const EMPTY = /^(?:br|img|input|wbr|hr|link|meta|source|track|col)$/
/** Elements whose content is prose; others, such as buttons, labels or flex rows, may lay out each piece separately. */
const HOLDS_SENTENCES = /^(?:p|h[1-6]|li|d[dt]|t[dh]|figcaption|blockquote|cite|em|strong|i|b|q|small|span|time|a)$/

/** Longer ones would not fit the narrowest screens at the largest text size. */
const LETTERS = String.raw`[\p{L}\p{M}’']{1,12}`

const PIECES = [
  // « dites-nous », « a-t-on », « envoyez-le-nous », « celui-ci », « elle-même »
  String.raw`(?<![\p{L}\d-])${LETTERS}(?:-t)?(?:-(?:je|moi|tu|toi|il|elle|on|nous|vous|ils|elles|le|la|les|lui|leur|en|y|ce|ci|là|mêmes?)){1,2}(?![\p{L}\d-])`,
  // e-commerce, E-mail, non-disclosure, top-up
  String.raw`(?<![\p{L}\d-])(?:(?:[eE]|[Nn]on)-\p{L}{2,12}|\p{Ll}{2,8}-(?:in|up))(?![\p{L}\d-])`,
  // Belhadj-Roy, États-Unis
  String.raw`(?<![\p{L}\d-])\p{Lu}[\p{Ll}\p{M}]{1,8}-\p{Lu}[\p{Ll}\p{M}]{1,8}(?![\p{L}\d-])`,
  // AES-256, UTF-8, « c. P-40.1 », « n° 2004-1463 »
  String.raw`(?<![\p{L}\d-])(?:c\. )?(?:\p{Lu}{1,5}|\d{1,4})-\d{1,4}(?:\.\d)?(?![\p{L}\d-])`,
  // +1 514 555-0142, 514 555-0142, 01 99 00 12 34
  String.raw`\+\d{1,3}(?:[ -]\d{2,4}){2,5}(?!\d)|(?<![\d+-] ?)(?:\d{3} \d{3}-\d{4}|\d{2,3}(?: \d\d){3,4})(?!\d)`,
  // H0A 0A0, BP 0142
  String.raw`(?<!\p{L})(?:[A-Z]\d[A-Z] \d[A-Z]\d|BP \d+)(?![\p{L}\d])`,
]
/** Goes with a piece: in headings, a line may break before and after it. */
const BEFORE = String.raw`(?:[(«“][\u00a0\u202f]?)*(?:(?<!\p{L})\p{L}{1,2}’)?`
const AFTER = String.raw`(?:[\u00a0\u202f]?[,;.:!?…)»”])*`
/** contact@passerelle.example.com */
const EMAIL = String.raw`[\w.+-]+@(?:[\w-]+\.)+\p{L}+`
/** `1er`, `1re`: superscript in French. */
const ORDINAL = String.raw`(?<![\p{L}\d.,])1(?:er|re)(?![\p{L}\d-])`
const PATTERN = new RegExp(`${EMAIL}|(${BEFORE}(?:${PIECES.join('|')})${AFTER})|${ORDINAL}`, 'gu')

type Place = 'sentence' | 'elsewhere' | 'island'

/**
 * Prevents wrong line breaks at hyphens, lets email addresses break after their @, and sets the letters of `1er` in
 * superscript: in a finished page, so that it applies to strings and documents alike. Islands stay as they are, because
 * the browser must find the same HTML.
 *
 * No-break hyphens (U+2011) would need no element, but searching for « AES-256 » with a plain hyphen would not find
 * them, a copied phone number would be invalid, and the site's fonts lack the character.
 *
 * @param html a complete page
 */
export function keepTogether(html: string): string {
  const open: Place[] = []
  let result = ''
  for (const [token, , end, name, attributes = '', text] of html.matchAll(TOKENS)) {
    result += text && HINT.test(text) && open.at(-1) === 'sentence' ? text.replace(PATTERN, mark) : token
    if (end) open.pop()
    else if (name && !EMPTY.test(name)) open.push(placeIn(name, attributes, open.at(-1)))
  }
  return result
}

function placeIn(name: string, attributes: string, parent: Place | undefined): Place {
  if (parent === 'island' || attributes.startsWith(' data-island=')) return 'island'
  return HOLDS_SENTENCES.test(name) && !attributes.includes(' data-variant=') ? 'sentence' : 'elsewhere'
}

function mark(found: string, piece: string | undefined): string {
  if (found.includes('@')) return found.replace('@', '@<wbr/>')
  return piece === undefined ? `1<sup>${found.slice(1)}</sup>` : `<span class="kept">${found}</span>`
}
