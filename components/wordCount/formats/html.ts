import { Parser } from 'htmlparser2'
import { CountingError } from '../countingError.ts'
import type { Texts } from './plainText.ts'

/** Elements within a word or a sentence; all others end the word before them. */
const INLINE =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|cite|code|data|del|dfn|em|font|i|ins|kbd|label|mark|nobr|output|q|ruby|rb|rt|rp|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/
/** Elements whose content is not displayed, and the readings of Chinese and Japanese characters. */
const HIDDEN_ELEMENTS =
  /^(?:script|style|template|noscript|noembed|noframes|iframe|svg|math|object|audio|video|canvas|datalist|rt|rp)$/
const HIDING_STYLE =
  /(?:^|[;\s])(?:display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|mso-hide\s{0,9}:\s{0,9}all)/i
/** The space that Word writes after the label of a list item, and labels themselves, which it may mark. */
const AFTER_LABEL = /\bfont\s{0,9}:\s{0,9}7\.?0?pt\s{0,9}["']?Times New Roman/i
const LABEL_STYLE = /mso-list\s{0,9}:\s{0,9}ignore/i
const LABEL = /^\s*(?:\S{1,6}|.{1,20}\d[.)]?)$/
/** Deeper elements are an attack: browsers stop at 512. */
const MAX_DEPTH = 10_000

/** What becomes of a text. */
type Place = 'body' | 'hidden' | 'locked' | 'unseen'

/**
 * Reads HTML, well-formed or not.
 *
 * @throws CountingError if it is too deep
 */
export function readHtml(source: string): Texts {
  const pieces: Record<Exclude<Place, 'unseen'>, string[]> = { body: [], hidden: [], locked: [] }
  /** For each open element, what becomes of its text. */
  const within: Place[] = ['body']
  /** The position after what was understood. */
  let understood = 0
  const put = (text: string): void => {
    const part = within.at(-1) ?? 'body'
    if (part !== 'unseen') pieces[part].push(text)
  }
  const endWord = (name: string): void => {
    if (!INLINE.test(name)) put('\n')
  }
  const parser = new Parser({
    onopentag: (name, attributes) => {
      endWord(name)
      if (within.length > MAX_DEPTH) throw new CountingError('unreadable')
      if (AFTER_LABEL.test(attributes['style'] ?? '')) dropLabel(pieces.body)
      within.push(partOf(name, attributes, within.at(-1) ?? 'body'))
      understood = parser.endIndex + 1
    },
    onclosetag: (name) => {
      if (within.length > 1) within.pop()
      endWord(name)
      understood = parser.endIndex + 1
    },
    ontext: (text) => {
      put(text)
      understood = parser.endIndex + 1
    },
  })
  parser.write(source)
  const rest = source.slice(understood)
  parser.end()
  // A `<` that begins no tag, or one that doesn't end: what follows is text.
  if (/^<[a-z/]/i.test(rest)) put(`<${rest.slice(1).replaceAll(/<[^<>]*>/g, '\n')}`)
  return new Map([
    ['body', pieces.body.join('')],
    ['hidden', pieces.hidden.join('')],
    ['locked', pieces.locked.join('')],
  ])
}

/** Tags and references; `<` alone is a sign of mathematics. */
const MARKUP = /<[a-z/!]|&(?:#\d|#x[\da-f]|[a-z]{2})/i

/** Removes the tags of a text and decodes its references. */
export function removeTags(text: string): string {
  return MARKUP.test(text) ? (readHtml(text).get('body') ?? '') : text
}

/** Removes what stands in the last line of a text if it is the label of a list item. */
function dropLabel(pieces: string[]): void {
  const start = pieces.lastIndexOf('\n') + 1
  if (LABEL.test(pieces.slice(start).join(''))) pieces.length = start
}

function partOf(name: string, attributes: Readonly<Record<string, string>>, outer: Place): Place {
  const isLabel = LABEL_STYLE.test(attributes['style'] ?? '')
  if (outer === 'unseen' || isLabel || HIDDEN_ELEMENTS.test(name)) return 'unseen'
  if (outer === 'hidden' || 'hidden' in attributes || HIDING_STYLE.test(attributes['style'] ?? '')) return 'hidden'
  const translate = attributes['translate']?.toLowerCase()
  if (translate === 'no') return 'locked'
  return translate === 'yes' ? 'body' : outer
}
