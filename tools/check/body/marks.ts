import { goodAddress, isNamedLikePicture } from '../pictures/pictureNames.ts'
import { shorten } from '../../content/shorten.ts'
import type { RuleName, ValuesOf } from '../messages/catalogue.ts'
import { unmarked } from './literalText.ts'
import { rule, ruleOfSeveral } from './rule.ts'

/** An address of a link or a picture, as far as one can tell in the text. */
const ADDRESS = String.raw`(?:https?:|mailto:|tel:|\/|#|\.\.?\/)`
const SPACE = String.raw`[ \u00a0\u202f]`

/** What is found in the text, and what it was meant to be, where that is clear. */
interface Pattern {
  /** Flags g and m. MARKUP stands for Markdown that was understood. */
  readonly pattern: RegExp
  /**
   * Returns what was meant.
   *
   * @param written as it stands in the source
   */
  readonly mend?: (written: string, before: string, after: string) => string | undefined
}

/** The names of rules whose messages need no more than what is found and what was meant. */
type NameOfMark = {
  [Name in RuleName]: keyof ValuesOf<Name> extends 'mark' | 'instead' ? Name : never
}[RuleName]

/** Makes a rule of patterns; what one rule has told of is not told again by those after it. */
function marks(name: NameOfMark, patterns: readonly Pattern[]) {
  return ruleOfSeveral(name, (body, report) => {
    for (const { pattern, mend } of patterns) {
      body.literal = body.literal.replace(pattern, (...match) => {
        const [found = ''] = match
        // The groups of a pattern stand between what is found and its place; none has a name.
        const from = Number(match.at(-2))
        const to = from + found.length
        const written = body.source.slice(from, to)
        const text = mend?.(written, body.source[from - 1] ?? '', body.source[to] ?? '')
        const values = { mark: shorten(unmarked(found)), instead: shorten(text ?? unmarked(found)) }
        report({ from, to, text }, values)
        return found.replaceAll(/[^\n]/g, ' ')
      })
    }
  })
}

/** No space stands before the colon of a footnote or an address. Wrong: `[^1] : Une note`. */
export const definitionColon = marks('definition-colon', [
  {
    pattern: new RegExp(
      String.raw`(?<=^[ \t]*)(?:\[\^[^\]\n]+\]${SPACE}+:|\[[^\]\n]+\]${SPACE}+:(?=[ \t]+${ADDRESS}))`,
      'gm',
    ),
    mend: (written) => written.replace(/\][^\]]*:$/, ']:'),
  },
])

/** A link is `[words](address)`, a picture `![description](address "caption")`. Wrong: `[un](/contact`, `(un)[/contact]`. */
export const linkUnread = marks('link-unread', [
  {
    pattern: /!?\[[^[\]]*\]\([^\n()]*\S[^\n()]*(?:\([^\n()]*\)[^\n()]*)*\)/g,
    mend: mendAddress,
  },
  { pattern: new RegExp(String.raw`\[[^\[\]\n]*\]\(${ADDRESS}[^()\n]*$`, 'gm') },
  {
    pattern: new RegExp(String.raw`\([^()\n]+\)\[${ADDRESS}[^\[\]\n]*\]`, 'g'),
    mend: (written) => written.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
  },
])

/** What is linked by a name has an address of that name. Wrong: `[nous][contact]` alone. */
export const definitionMissing = marks('definition-missing', [{ pattern: /(?<!\w)!?\[[^[\]\n]+\]\[[^[\]\n]*\]/g }])

/** Marks touch the words that they are around. Wrong: `** gras **`, `[un] (/contact)`. */
export const markSpaced = marks('mark-spaced', [
  {
    pattern: new RegExp(String.raw`\[[^\[\]\n]+\]${SPACE}+\(${ADDRESS}[^()\n]*\)`, 'g'),
    mend: (written) => written.replace(/\]\s+\(/, ']('),
  },
  ...[
    /\*\*(?=[ \u00a0]|[^*\n]*[ \u00a0]\*\*)[^*\n]*[^*\s][^*\n]*\*\*/g,
    /__(?=[ \u00a0]|[^_\n]*[ \u00a0]__)[^_\n]*[^_\s][^_\n]*__/g,
    /~~(?=[ \u00a0]|[^~\n]*[ \u00a0]~~)[^~\n]*[^~\s][^~\n]*~~/g,
    /(?<![*\w])\*[^\s*\n][^*\n]*?[ \u00a0]+\*(?!\*)/g,
    /(?<![\w_])_[^\s_\n][^_\n]*?[ \u00a0]+_(?![\w_])/g,
  ].map((pattern) => ({ pattern, mend: mendSpaces })),
])

/** Content is no code. Wrong: `import x from 'y'`, `export const x = 1`. */
export const programText = marks('program-text', [
  {
    pattern:
      /(?<=^[ \t]*)(?:import\s[^\n]*\sfrom\s*["'“«][^\n]*|import\s*["'“(][^\n]*|export\s+(?:default|const|let|var|function|class|async|\*|\{)[^\n]*)$/gm,
  },
])

/** A brace is shown by a backslash. Wrong: `{2 + 2}`. */
export const braceShown = marks('brace-shown', [{ pattern: /\{[^{}\n]*\}|[{}]/g }])

/** Nothing is left of what was there to fill the page; in a draft it may. Wrong: `Lorem ipsum dolor`. */
export const fillerText = rule('filler-text', ({ source, literal }, report) => {
  if (/^draft:[ \t]*true\b/m.test(source)) return
  for (const { 0: mark, index: from } of literal.matchAll(/lorem ipsum/gi)) {
    report({ from, to: from + mark.length }, { mark })
  }
})

/** What other sites and programs read is nothing here. Wrong: `[!NOTE]`, `:::tip`, `[[toc]]`, `[[Page]]`. */
export const markForeign = marks('mark-foreign', [
  { pattern: /(?<=^[ \t]*)(?:\[!\w+\]|:::.*$|\[\[?(?:toc|tdm|_toc_)\]?\])/gim },
  { pattern: /\[\[[^[\]\n]+\]\]/g },
])

/** Word's footnotes are not those of Markdown. Wrong: `un mot [1]`. */
export const footnoteOfWord = marks('footnote-of-word', [
  { pattern: /\[\d{1,3}\](?![[(:])/g, mend: (written) => written.replace('[', '[^') },
])

/** A sign by its name ends with a semicolon. Wrong: `&nbsp`, `&amp;eacute;`. */
export const entityShown = marks('entity-shown', [
  {
    pattern:
      /&(?:nbsp|amp|lt|gt|quot|[aeiou](?:acute|grave|circ|uml)|ccedil|[lr]aquo|euro|hellip|[mn]dash|[lr]squo)(?![\w;])/gi,
    mend: (written) => `${written};`,
  },
  { pattern: /&amp;#?\w{2,10};/g, mend: (written) => written.replace('amp;', '') },
])

/** Marks that were not understood are not shown. Wrong: `un **mot`, `:smile:`, `==mot==`, `• ` before one line. */
export const markShown = marks('mark-shown', [
  { pattern: /(\*\*|~~)(?=\S)[^\n*~]+\1/g },
  { pattern: /(?<!\d)(?:\*\*|~~)(?=[^\s*_~])|(?<=[^\s*_~])(?:\*\*|~~)(?!\d)/g },
  { pattern: /(?<!\w)__(?=[^\s*_~])|(?<=[^\s*_~])__(?!\w)/g },
  { pattern: /(?<![^\s(«“"])\*(?=\p{L})|`+|\$\$|==(?=[^\s=])[^=\n]+(?<=\S)==/gu },
  { pattern: /(?<=^[ \t]*)(?:#(?=\p{L})|={3,}[ \t]*$)/gmu },
  { pattern: /\\(?=[ \t]*(?:$|\n[ \t]*(?:\n|$)))/g, mend: () => '' },
  { pattern: /\[(?:caption|gallery|embed|audio|video|quote|url|img)(?:[ =][^\]\n]*)?\](?!\()|\[\/\w+\](?!\()/gi },
  { pattern: /(?<=\S[ \t]*\n[ \t]*):(?=[ \t]+\S)/g },
  { pattern: /(?<![\w:]):(?:[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*|[+-]1):(?![\w:])/g },
  { pattern: /&lt;\/?(?:br|b|i|p|a|em|strong|img|div|span|ul|ol|li|h[1-6]|table|tr|td)\b/gi },
  { pattern: /(?<=^[ \t]*)[•·◦▪▫●○■□‣⁃∙➢➤►▶][ \t\u00a0\u202f]*(?=\S)/gm, mend: () => '- ' },
  { pattern: /(?<=^[ \t]*)-[\u00a0\u2000-\u200a\u202f]*(?=[\p{L}[«“])/gmu, mend: () => '- ' },
  { pattern: /(?<=^[ \t]*)\d{1,3}[.)](?=[\p{L}«“])/gmu },
])

/** The spaces within marks belong outside of them, where a word is; where more marks stand between, nobody can tell. */
function mendSpaces(written: string, before: string, after: string): string | undefined {
  const [, mark = '', words = ''] = /^(\*\*|__|~~|\*|_)(.*)\1$/s.exec(written) ?? []
  if (words.includes(mark)) return undefined
  const isLetter = (sign: string) => /[\p{L}\d]/u.test(sign)
  const start = /^\s/.test(words) && isLetter(before) ? ' ' : ''
  const end = /\s$/.test(words) && isLetter(after) ? ' ' : ''
  return `${start}${mark}${words.trim()}${mark}${end}`
}

/** A caption stands between straight quotes; a telephone number and the name of a picture have no spaces. */
function mendAddress(written: string): string | undefined {
  const place = written.indexOf('](') + 2
  const inside = written.slice(place, -1)
  const [, url = '', rest = ''] = /^\s*(\S+)\s+(\S[\s\S]*?)\s*$/.exec(inside) ?? []
  if (/^tel:/i.test(url)) return `${written.slice(0, place)}${inside.replaceAll(/\s/g, '')})`
  if (/^["'“”„‟«»‘’‚‹›]/.test(rest)) {
    const caption = rest.replace(/^["'“”„‟«»‘’‚‹›]\s*/, '').replace(/\s*["'“”„‟«»‘’‚‹›]$/, '')
    const quote = caption.includes('"') ? "'" : '"'
    return caption.includes(quote) ? undefined : `${written.slice(0, place)}${url} ${quote}${caption}${quote})`
  }
  const address = inside.trim().replace(/\s+["'].*$/, '')
  return isNamedLikePicture(address)
    ? written.replace(address, goodAddress(address.split('/').at(-1) ?? ''))
    : undefined
}
