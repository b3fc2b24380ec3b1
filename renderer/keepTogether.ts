/** The class of text without line breaks: renderer/styles/base.css. */
const KEPT = 'kept'

/** Texts without any of these have nothing to keep together. */
const HINT = /-|1er|1re|\+\d/
/** Elements that are not prose; islands are hydrated in the browser, which must find the same HTML. */
const UNTOUCHED = /<(script|style|title|template|svg|pre|code|textarea|select)\b[\s\S]*?<\/\1>|<div data-island=/

/** Elements whose content is prose; others, such as buttons, labels or flex rows, may lay out each piece separately. */
const HOLDS_SENTENCES = /^(?:p|h[1-6]|li|d[dt]|t[dh]|figcaption|blockquote|cite|em|strong|i|b|q|small|span|time|a)$/

/** Longer ones would not fit the narrowest screens at the largest text size. */
const LETTERS = String.raw`[\p{L}\p{M}’']{1,12}`

const PIECES = [
  // « dites-nous », « a-t-on », « envoyez-le-nous », « celui-ci », « elle-même »
  String.raw`(?<![\p{L}\d-])${LETTERS}(?:-t)?(?:-(?:je|moi|tu|toi|il|elle|on|nous|vous|ils|elles|le|la|les|lui|leur|en|y|ce|ci|là|mêmes?)){1,2}(?![\p{L}\d-])`,
  // e-commerce, E-mail
  String.raw`(?<![\p{L}\d-])[eE]-\p{Ll}{2,12}(?![\p{L}\d-])`,
  // Belhadj-Roy, États-Unis
  String.raw`(?<![\p{L}\d-])\p{Lu}[\p{Ll}\p{M}]{1,8}-\p{Lu}[\p{Ll}\p{M}]{1,8}(?![\p{L}\d-])`,
  // AES-256, UTF-8
  String.raw`(?<![\p{L}\d-])\p{Lu}{2,5}-\d{1,4}(?![\p{L}\d-])`,
  // +1 514 555-0142, 514 555-0142
  String.raw`\+\d{1,3}(?:[ -]\d{2,4}){2,5}(?!\d)|(?<![\d+-] ?)\d{3} \d{3}-\d{4}(?!\d)`,
]
/** `1er`, `1re`: superscript in French. */
const ORDINAL = String.raw`(?<![\p{L}\d.,])1(?:er|re)(?![\p{L}\d-])`
const PATTERN = new RegExp(`(${PIECES.join('|')})|${ORDINAL}`, 'gu')

/**
 * Prevents wrong line breaks at hyphens, and sets the letters of `1er` in superscript: in a finished page, so that it
 * applies to strings and documents alike.
 *
 * No-break hyphens (U+2011) would need no element, but searching for « AES-256 » with a plain hyphen would not find
 * them, a copied phone number would be invalid, and the site's fonts lack the character: docs/decisions.md.
 *
 * @param html a complete page
 */
export function keepTogether(html: string): string {
  const start = html.indexOf('<body')
  if (start < 0) return html
  let result = ''
  let end = 0
  let skipped: readonly Stretch[] | undefined
  // Only text between tags; most texts have nothing to change.
  for (let from = html.indexOf('>', start); from >= 0;) {
    const to = html.indexOf('<', from)
    if (to < 0) break
    const text = html.slice(from + 1, to)
    if (HINT.test(text)) {
      skipped ??= untouched(html, start)
      const isLeft = skipped.some((stretch) => stretch.from <= from && from < stretch.to)
      if (!isLeft && isInSentence(html, to)) {
        result += html.slice(end, from + 1) + text.replace(PATTERN, mark)
        end = to
      }
    }
    from = html.indexOf('>', to)
  }
  return result + html.slice(end)
}

function mark(found: string, piece: string | undefined): string {
  return piece === undefined ? `1<sup>${found.slice(1)}</sup>` : `<span class="${KEPT}">${found}</span>`
}

interface Stretch {
  readonly from: number
  readonly to: number
}

/** Where skipped elements start and end. */
function untouched(html: string, start: number): Stretch[] {
  const places: Stretch[] = []
  const pattern = new RegExp(UNTOUCHED, 'g')
  pattern.lastIndex = start
  for (let match; (match = pattern.exec(html)); pattern.lastIndex = places.at(-1)?.to ?? 0) {
    const to = match[1] === undefined ? endOfDivision(html, match.index) : pattern.lastIndex
    places.push({ from: match.index, to })
  }
  return places
}

function endOfDivision(html: string, start: number): number {
  const tags = /<(\/?)div\b/g
  tags.lastIndex = start
  let depth = 0
  for (let match; (match = tags.exec(html));) {
    depth += match[1] ? -1 : 1
    if (depth === 0) return html.indexOf('>', match.index) + 1
  }
  return html.length
}

/** Whether the text before a tag belongs to an element that contains prose. */
function isInSentence(html: string, place: number): boolean {
  let depth = 0
  for (let open = html.lastIndexOf('<', place - 1); open >= 0; open = html.lastIndexOf('<', open - 1)) {
    const [, closing, name = ''] = /^<(\/?)([a-z][a-z\d]*)/.exec(html.slice(open, open + 12)) ?? []
    if (/^(?:br|img|input|wbr|hr|link|meta|source|track|col)$/.test(name)) continue
    if (closing) depth += 1
    else if (depth > 0) depth -= 1
    else return HOLDS_SENTENCES.test(name) && !/^<a [^>]*data-variant/.test(html.slice(open, html.indexOf('>', open)))
  }
  return false
}
