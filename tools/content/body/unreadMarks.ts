import { describeName, goodAddress, isNamedLikePicture } from '../pictureNames.ts'
import { shorten } from '../shorten.ts'
import { MARKUP, unmarked } from './literalText.ts'
import { type Finding, type LiteralPattern, literalRule } from './literalPattern.ts'

const QUOTES = /["'“”„‟«»‘’‚‹›]/
/** What French keyboards put before a colon. */
const SPACES = [' ', '\u00a0', '\u202f']
/** An address of a link or a picture, as far as one can tell in the text. */
const ADDRESS = String.raw`(?:https?:|mailto:|tel:|\/|#|\.\.?\/)`

/** Marks of Markdown that are not understood for a slip in them, and would be shown. */
const patterns: readonly LiteralPattern[] = [
  {
    sign: '[^',
    pattern: /^[ \t]*(\[\^[^\]\n]+\])([ \u00a0\u202f]+):/gm,
    describe: ({ 0: found, 1: label = '', 2: space = '', index }) => {
      const colon = index + found.length - 1
      return {
        offset: colon - space.length - label.length,
        message: `the text of the footnote ${label} has a space before the colon. Write ${label}:`,
        edits: [{ from: colon - space.length, to: colon, text: '' }],
      }
    },
  },
  {
    sign: '[^',
    pattern: /\[\^([^\]\n]*)\]/g,
    describe: ({ 0: label, 1: name = '' }, source) => {
      if (!/^\S+$/.test(name))
        return { message: `${label} is no footnote. Write a number or a word without spaces: [^1]` }
      // It has one, and that is told.
      if (SPACES.some((space) => source.includes(`\n${label}${space}:`))) return undefined
      return {
        message: `the footnote ${label} has no text. Write it on a line of its own, with an empty line before it: ${label}: …`,
      }
    },
  },
  {
    sign: '] ',
    pattern: new RegExp(String.raw`\[([^\[\]\n]+)\]([ \u00a0]+)\((${ADDRESS}[^()\n]*)\)`, 'g'),
    describe: ({ 0: found, 1: words = '', 2: space = '', 3: url = '', index }) => {
      const start = index + words.length + 2
      return {
        message: `a space in "${shorten(unmarked(found))}" makes it no link. Write [${shorten(unmarked(words))}](${shorten(url)})`,
        edits: [{ from: start, to: start + space.length, text: '' }],
      }
    },
  },
  {
    sign: '](',
    pattern: /(!?)\[([^[\]]*)\]\(([^\n()]*(?:\([^\n()]*\)[^\n()]*)*)\)/g,
    describe: describeUnreadLink,
  },
  {
    sign: '](',
    pattern: new RegExp(String.raw`\[[^\[\]\n]*\]\(${ADDRESS}[^()\n]*$`, 'gm'),
    describe: ({ 0: found }) => ({
      message: `the address of "${shorten(unmarked(found))}" does not end. Write ) after it`,
    }),
  },
  {
    sign: ')[',
    pattern: new RegExp(String.raw`\(([^()\n]+)\)\[(${ADDRESS}[^\[\]\n]*)\]`, 'g'),
    describe: ({ 0: found, 1: words = '', 2: url = '', index }) => ({
      message: `round and square brackets are the wrong way round. Write [${shorten(unmarked(words))}](${shorten(url)})`,
      edits: [{ from: index, to: index + found.length, text: `[${words}](${url})` }].filter(
        ({ text }) => !text.includes(MARKUP),
      ),
    }),
  },
  {
    sign: '][',
    pattern: /(?<!\w)!?\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g,
    describe: ({ 0: found, 1: words = '', 2: name = '' }) => {
      const label = unmarked(name || words)
      return {
        message: `"${shorten(unmarked(found))}" is linked to nothing. Write [${shorten(unmarked(words))}](/contact), or on a line of its own [${shorten(label)}]: /contact`,
      }
    },
  },
  {
    sign: ']',
    pattern: new RegExp(String.raw`^[ \t]*(\[[^\[\]\n]+\])([ \u00a0\u202f]+):[ \t]+${ADDRESS}`, 'gm'),
    describe: ({ 0: found, 1: label = '', 2: space = '', index }) => {
      const start = index + found.indexOf(label)
      return {
        offset: start,
        message: `the address of ${unmarked(label)} has a space before the colon. Write ${unmarked(label)}:`,
        edits: [{ from: start + label.length, to: start + label.length + space.length, text: '' }],
      }
    },
  },
  ...[
    { sign: '**', words: 'gras' },
    { sign: '__', words: 'gras' },
    { sign: '~~', words: 'barré' },
  ].map(({ sign }): LiteralPattern => {
    const mark = sign.replaceAll(/./g, '\\$&')
    return {
      sign,
      pattern: new RegExp(String.raw`${mark}((?:(?!${mark})[^\n])+)${mark}`, 'g'),
      describe: (match, source) => describePair(match, source, sign),
    }
  }),
  {
    sign: '*',
    pattern: /(?<![*\w])\*([^\s*\n][^*\n]*?[ \u00a0]+)\*(?!\*)/g,
    describe: (match, source) => describePair(match, source, '*'),
  },
  {
    sign: '_',
    pattern: /(?<![\w_])_([^\s_\n][^_\n]*?[ \u00a0]+)_(?![\w_])/g,
    describe: (match, source) => describePair(match, source, '_'),
  },
  ...['**', '__', '~~'].map((sign): LiteralPattern => ({
    sign,
    pattern: loneMark(sign),
    describe: () => ({
      severity: 'warning',
      message: `${sign} has no partner, and is shown as it is. Write ${sign} on both sides of the words, or \\${sign[0]}\\${sign[0]} for the signs`,
    }),
  })),
  {
    sign: '*',
    pattern: /(?<![^\s(«“"])\*(?=\p{L})/gu,
    describe: () => ({
      severity: 'warning',
      message: '* has no partner, and is shown as it is. Write * on both sides of the words, or \\* for the sign',
    }),
  },
  {
    sign: '`',
    pattern: /`+/g,
    describe: ({ 0: found }) => ({
      severity: 'warning',
      message: `${found} has no partner, and is shown as it is. Write ${found} on both sides for code, ’ for an apostrophe, or \\\` for the sign`,
    }),
  },
  {
    sign: '#',
    pattern: /^[ \t]*#(?=\p{L})/gmu,
    describe: ({ 0: found, index }) => ({
      severity: 'warning',
      offset: index + found.length - 1,
      message: 'a # before a word is shown as it is. Write ## and a space for a heading, or \\# for the sign',
    }),
  },
  {
    sign: '==',
    pattern: /^[ \t]*={3,}[ \t]*$/gm,
    describe: ({ 0: found, index }) => ({
      severity: 'warning',
      offset: index + found.length - found.trimStart().length,
      message: 'a line of = is shown as it is. Write --- for a line across the page, or delete it',
    }),
  },
  {
    sign: '\\',
    pattern: /\\(?=[ \t]*(?:$|\n[ \t]*(?:\n|$)))/g,
    describe: () => ({
      severity: 'warning',
      message: 'a \\ at the end of a paragraph is shown as it is. Delete it: the paragraph ends anyway',
    }),
  },
]

/** Marks of links, pictures, footnotes, emphasis and code that are shown instead of being read. */
export const unreadMarks = literalRule(patterns)

function describePair({ 0: found, 1: words = '', index }: RegExpExecArray, source: string, mark: string): Finding {
  const inner = words.trim()
  const shown = shorten(unmarked(inner))
  const leading = words.length - words.trimStart().length
  const trailing = words.length - words.trimEnd().length
  if (inner === '' || leading + trailing === 0) {
    return {
      severity: 'warning',
      message: `${mark} around "${shown}" is shown as it is, for what stands beside it. Write ${mark} right before and after words, with a space or a punctuation mark outside`,
    }
  }
  const from = index + mark.length
  const to = from + words.length
  const before = leading > 0 && /[\p{L}\d]/u.test(source[index - 1] ?? '') ? ' ' : ''
  const after = trailing > 0 && /[\p{L}\d]/u.test(source[index + found.length] ?? '') ? ' ' : ''
  const written = source.slice(from, to)
  return {
    message: `a space inside ${mark} around "${shown}" keeps it from being read. Write ${mark}${shown}${mark}`,
    // Where more of these marks stand in between, it is not clear which of them belong together.
    edits: written.includes(mark)
      ? []
      : [{ from: index, to: index + found.length, text: before + mark + written.trim() + mark + after }],
  }
}

/** A mark that begins or ends something: between letters, __ stands in names of programs, between numbers, ** is a power. */
function loneMark(sign: string): RegExp {
  const mark = sign.replaceAll(/./g, '\\$&')
  const outside = sign === '__' ? String.raw`\w` : String.raw`\d`
  return new RegExp(String.raw`(?<!${outside})${mark}(?=[^\s*_~])|(?<=[^\s*_~])${mark}(?!${outside})`, 'g')
}

/** A link or a picture that was not understood: for a space in the address, or for the quotes of its caption. */
function describeUnreadLink(match: RegExpExecArray, source: string): Finding | undefined {
  const { 0: found, 1: bang = '', 2: words = '', index } = match
  const start = index + found.indexOf('](', bang.length + words.length) + 2
  // As it was typed: an escaped sign is hidden in what was matched.
  const inside = source.slice(start, index + found.length - 1)
  const [, url = '', space = '', rest = ''] = /^\s*(\S+)(\s+)([\s\S]*?)\s*$/.exec(inside) ?? []
  const what = bang === '' ? 'link' : 'picture'
  if (url === '') return undefined
  if (QUOTES.test(rest[0] ?? '')) {
    const caption = rest.replace(/^["'“”„‟«»‘’‚‹›]\s*/, '').replace(/\s*["'“”„‟«»‘’‚‹›]$/, '')
    const quote = caption.includes('"') ? (caption.includes("'") ? '' : "'") : '"'
    const from = start + inside.indexOf(rest, url.length + space.length)
    return {
      message: `the quotes around the caption "${shorten(caption)}" are not a pair, or stand in it, too. Write ${quote === '' ? '"…", with \\" for those in it' : `${quote}${shorten(caption)}${quote}`}`,
      edits: quote === '' ? [] : [{ from, to: from + rest.length, text: quote + caption + quote }],
    }
  }
  const address = `${url}${space}${rest}`.replace(/\s+["'].*$/, '')
  if (isNamedLikePicture(address)) {
    const name = address.split('/').at(-1) ?? ''
    const from = start + inside.indexOf(address)
    return { message: describeName(name), edits: [{ from, to: from + address.length, text: goodAddress(name) }] }
  }
  return {
    message: `the address of the ${what} "${shorten(address)}" has a space. Write %20 in place of it, or what belongs there`,
  }
}
