import type { Definition, FootnoteDefinition } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Body, type Edit, error, marks, warning } from '../../content/body/rule.ts'
import { shorten } from '../../content/diagnostics.ts'
import { endOf, startOf } from '../../content/locate.ts'
import type { Values } from '../../content/messages/catalogue.ts'
import { goodAddress, isNamedLikePicture } from '../../content/pictures/pictureNames.ts'

/** The start of a link's or picture's address. */
const ADDRESS = String.raw`(?:https?:|mailto:|tel:|\/|#|\.\.?\/)`
const SPACE = String.raw`[ \u00a0\u202f]`

/** Any space except the ordinary one. */
const UNUSUAL = String.raw`[\u00a0\u2000-\u200a\u202f]`
const ANY_SPACE = String.raw`(?:[ \t]|${UNUSUAL})`
/** Marks that people type before list items: bullets (those of Word lose their font) and emoji, Word’s `o`, dashes and letters, hyphens, numbers. */
const BULLETS = [
  String.raw`(?:[•·◦▪▫●○■□‣⁃∙➢➤►▶→⇒➔➜✓✔✗✘☑❖◆◇\uf020-\uf0ff]|[§Ø](?=${ANY_SPACE}+\p{L})|\p{Emoji_Presentation}|\d\ufe0f?\u20e3)\ufe0f?${ANY_SPACE}*(?=\S)`,
  String.raw`o(?:\t| {2,})[ \t]*(?=\S)`,
  String.raw`(?:--|[–—]|\(?(?:[a-zA-Z]|[ivxIVX]{1,5}|\d{1,3})\)|(?:[a-zA-Z]|[ivxIVX]{1,5})\.)${ANY_SPACE}+(?=\S)`,
  String.raw`-${UNUSUAL}*(?=[\p{L}[«“])`,
  String.raw`\d{1,3}(?:[.)]|[°º]${ANY_SPACE}|[ \t]?[-–—][ \t])${ANY_SPACE}*(?=[\p{L}«“])`,
]

/** A footnote of Word or Google Docs as Markdown: `[[1]](#ftnt1)`, `[\[1\]](#_ftn1)`. */
const LINKED_NOTE = /\[\\?\[\w{1,3}\\?\]\]\(#_?ftn\w*\)/g

/** What word processors, translators and chats leave in a text: broken fields, a line about themselves, marks for sources. */
const LEFT_BY_MACHINES = [
  /(?:Traduit|Translated)(?<=^[ \t\ue000]*\w+)[ \t][^\n]{0,30}\b(?:DeepL|Google (?:Traduction|Translate)|Reverso|ChatGPT|(?:Bing|Microsoft) Translator)(?:\.com\S*)?[ \t]*(?:\([^()\n]*\))?\.?(?=\ue000*$)/gim,
  /Erreur\s?! (?:Signet non défini|Source du renvoi introuvable|Référence de lien hypertexte non valide)|Error! (?:Bookmark not defined|Reference source not found|Hyperlink reference not valid)|\b(?:PAGEREF|HYPERLINK|REF) (?:"|_\w+)/g,
  /ChatGPT(?<=^[ \t\ue000]*ChatGPT) (?:a dit|said)\s?:(?=[ \t\ue000]*$)/gm,
  /:?contentReference(?:\[oaicite:\d+\])?|\[?oai_?cit(?:e|ation)\b[^\s\])]*\]?/g,
  /[\ue200-\ue2ff]*(?:(?:file)?cite)?(?:[\ue200-\ue2ff]*turn\d+[a-z]+\d+)+[\ue200-\ue2ff]*/g,
  /【\d[^】\n]*】|\[(?:cite(?:_start|_end)?(?::[^\]\n]*)?|web:\d+|attached_\w+:\d+|\d+†[^\]\n]*)\](?!\()/g,
] as const

/** Rules for lists, footnotes, and marks that the parser took for text. Each skips what an earlier one reported. */
export const markRules = [
  /**
   * A list item begins with - or 1. and a space. Wrong: two lines that begin with `• `, which would be run together. A
   * single line may be deliberate, and dialogue has dashes with empty lines in between.
   */
  marks(
    error,
    'list-unread',
    BULLETS.map((bullet) => [
      new RegExp(String.raw`(?<=^[ \t]*)${bullet}.*(?:\n[ \t]*${bullet}.*)+`, 'gmu'),
      (written) => writeList(written, new RegExp(String.raw`^([ \t]*)(${bullet})`, 'gmu')),
    ]),
  ),

  /** A table has bars between its cells. Wrong: cells pasted from a spreadsheet, with tabs between them. */
  marks(error, 'table-by-tabs', [
    [/(?<=^ *)[^\s][^\t\n]*\t[^\n]*\S(?:(?:[ \t]*\n)+[^\s][^\t\n]*\t[^\n]*)+/gm, writeTable],
  ]),

  /** A footnote or a link reference is defined once. Wrong: `[^1]: …` twice, `[nous]: /contact` twice. */
  error('definition-twice', ({ all }, report) => {
    const seen = new Set<string>()
    for (const node of [...all('footnoteDefinition'), ...all('definition')]) {
      const label = labelOf(node)
      if (seen.has(label.toLowerCase())) report(node, { label })
      seen.add(label.toLowerCase())
    }
  }),

  /** The colon of a definition has no space before it. Wrong: `[^1] : Une note`. */
  marks(error, 'mark-spaced', [
    [
      new RegExp(String.raw`(?<=^[ \t]*)(?:\[\^[^\]\n]+\]${SPACE}+:|\[[^\]\n]+\]${SPACE}+:(?=[ \t]+${ADDRESS}))`, 'gm'),
      (written) => written.replace(/\][^\]]*:$/, ']:'),
    ],
    // The name of a footnote has no spaces.
    [/\[\^[^\]\n]*[^\]\s][ \t\u00a0\u202f]+[^\]\s][^\]\n]*\]/g, (written) => written.trim().replaceAll(/\s+/g, '-')],
  ]),

  /** The same where the text is a single word: `[^ma note]: mot`. */
  error('mark-spaced', ({ all, source }, report) => {
    for (const node of [...all('linkReference'), ...all('definition')]) {
      const from = startOf(node)
      const [mark] = /^\[\^[^\]\n]*\]/.exec(source.slice(from, endOf(node))) ?? []
      if (mark === undefined) continue
      const instead = mark.replaceAll(/\s+/g, '-')
      report({ from, to: from + mark.length, text: instead }, { mark, instead })
    }
  }),

  /** A footnote has a text. Wrong: `[^1]:` alone; `[^1]` in the text, and nothing else. */
  error('footnote-missing', (body, report) => {
    for (const node of body.all('footnoteDefinition')) {
      if (textOf(node).trim() === '' && node.children.every(({ type }) => type === 'paragraph')) {
        report(node, { label: labelOf(node) })
      }
    }
    body.literal = body.literal.replaceAll(/\[\^[^\]\n]*\]/g, (label, from: number) => {
      // Another rule reports a space before the colon of the definition.
      const isMistyped = [' ', '\u00a0', '\u202f'].some((space) => body.source.includes(`\n${label}${space}:`))
      if (!isMistyped) report({ from, to: from + label.length }, { label })
      return ' '.repeat(label.length)
    })
  }),

  /** A footnote has a reference: without one, it is not shown. Wrong: `[^1]: …` alone. */
  error('footnote-unused', ({ all }, report) => {
    const seen = new Set(all('footnoteReference').map(({ identifier }) => identifier))
    for (const node of all('footnoteDefinition')) {
      if (!seen.has(node.identifier)) report(node, { label: labelOf(node) })
      seen.add(node.identifier)
    }
  }),

  /** A footnote has its mark after a link, which it would cut in two. Wrong: `[un[^1]](/contact)`. */
  error('footnote-in-link', ({ all, source }, report) => {
    const links = all('link')
    for (const note of all('footnoteReference')) {
      const [from, to] = [startOf(note), endOf(note)]
      const link = links.find((node) => startOf(node) < from && to < endOf(node))
      const mark = source.slice(from, to)
      if (link) report({ from, to: endOf(link), text: source.slice(to, endOf(link)) + mark }, { mark })
    }
  }),

  /** A link is `[words](address)`, a picture `![description](address "caption")`. Wrong: `[un](/contact`, `(un)[/contact]`. */
  marks(error, 'link-unread', [
    [/!?\[[^[\]]*\]\([^\n()]*\S[^\n()]*(?:\([^\n()]*\)[^\n()]*)*\)/g, fixAddress],
    [new RegExp(String.raw`\[[^\[\]\n]*\]\(${ADDRESS}[^()\n]*$`, 'gm')],
    [
      new RegExp(String.raw`\([^()\n]+\)\[${ADDRESS}[^\[\]\n]*\]`, 'g'),
      (written) => written.replace(/^\((.*)\)\[(.*)\]$/, '[$1]($2)'),
    ],
  ]),

  /** A reference link has a definition. Wrong: `[nous][contact]` alone. */
  marks(error, 'definition-missing', [[/(?<!\w)!?\[[^[\]\n]+\]\[[^[\]\n]*\]/g]]),

  /** Marks touch the words that they enclose. Wrong: `** gras **`, `[un] (/contact)`. */
  marks(error, 'mark-spaced', [
    [
      new RegExp(String.raw`\[[^\[\]\n]+\]${SPACE}+\(${ADDRESS}[^()\n]*\)`, 'g'),
      (written) => written.replace(/\]\s+\(/, ']('),
    ],
    ...[
      /\*\*(?=[ \u00a0]|[^*\n]*[ \u00a0]\*\*)[^*\n]*[^*\s][^*\n]*\*\*/g,
      /__(?=[ \u00a0]|[^_\n]*[ \u00a0]__)[^_\n]*[^_\s][^_\n]*__/g,
      /~~(?=[ \u00a0]|[^~\n]*[ \u00a0]~~)[^~\n]*[^~\s][^~\n]*~~/g,
      /(?<![*\w])\*[^\s*\n][^*\n]*?[ \u00a0]+\*(?!\*)/g,
      /(?<![\w_])_[^\s_\n][^_\n]*?[ \u00a0]+_(?![\w_])/g,
    ].map((pattern) => [pattern, fixSpaces] as const),
  ]),

  /** A sign of multiplication is escaped. Wrong: `5*6*7`, of which readers see 567. */
  warning('mark-lost', ({ all, source }, report) => {
    for (const node of [...all('emphasis'), ...all('strong')]) {
      const [from, to] = [startOf(node), endOf(node)]
      if (!/\d\*{0,2}$/.test(source.slice(0, from)) || !/^\*{0,2}[\p{L}\d]/u.test(source.slice(to))) continue
      const written = source.slice(from, to)
      const text = written.replace(/^\*+|\*+$/g, (mark) => mark.replaceAll('*', String.raw`\*`))
      if (written.startsWith('*')) report({ from, to, text }, { mark: written, instead: text })
    }
  }),

  /** Only a draft contains filler text. Wrong: `Lorem ipsum dolor`. */
  error('filler-text', ({ source, literal }, report) => {
    if (/^draft:[ \t]*true\b/m.test(source)) return
    for (const { 0: mark, index: from } of literal.matchAll(/lorem ipsum/gi)) {
      report({ from, to: from + mark.length }, { mark })
    }
  }),

  /** The syntax of other sites and programs is not supported. Wrong: `[!NOTE]`, `:::tip`, `[[toc]]`, `[[Page]]`. */
  marks(error, 'mark-foreign', [
    [/(?<=^[ \t]*)(?:\[!\w+\]|:::.*$|\[\[?(?:toc|tdm|_toc_)\]?\])/gim],
    [/\[\[[^[\]\n]+\]\]/g],
    // A line break of a program.
    [/(?<=[.!?;»”")])(?:\\n)+|(?:\\n){2,}|\\n(?=[\p{Lu}#*•-]|\s|$)/gmu, () => '\n\n'],
    ...LEFT_BY_MACHINES.map((pattern) => [pattern] as const),
  ]),

  /** Footnotes use Markdown's syntax, not Pandoc's. Wrong: `un mot^[une note]`. */
  error('footnote-inline', (body, report) => {
    const first = freeNumber(body.source)
    const notes = takeMatches(body, /\^\[[^\]\n]+\]/g).map(({ from, to }, index) => {
      const [text, note] = [`[^${first + index}]`, body.source.slice(from + 2, to - 1).trim()]
      return { from, to, text, note, values: { mark: shorten(body.source.slice(from, to)), instead: text } }
    })
    const definitions = notes.map(({ text, note }) => `\n\n${text}: ${note}`)
    reportTogether(body, report, notes, `${definitions.join('')}\n`)
  }),

  /** Footnotes use Markdown's syntax, not Word's or Google's. Wrong: `un mot [1]`, `[i]`, `[[1]](#ftnt1)`. */
  warning('footnote-of-word', (body, report) => {
    const links = Array.from(body.source.matchAll(LINKED_NOTE), ({ 0: mark, index: from }): Edit => {
      return { from, to: from + mark.length }
    })
    // « le son [i] » is phonetics, unless a line begins with the same mark.
    const bare = takeMatches(body, /\[(?:\d{1,3}|(?!x\])[ivx]{1,5})\](?![[(:])/g).filter(
      ({ from, to }) =>
        /\d/.test(body.source[from + 1] ?? '') || body.source.includes(`\n${body.source.slice(from, to)} `),
    )
    const places = [...links, ...bare.filter(({ from }) => !links.some((link) => link.from < from && from < link.to))]
    const found = places
      .toSorted((a, b) => a.from - b.from)
      .map(({ from, to }) => {
        const isDefinition = /\n[ \t]*$/.test(body.source.slice(0, from)) && /^[ \t]+\S/.test(body.source.slice(to))
        const mark = body.source.slice(from, to)
        const instead = `[^${/\w+/.exec(mark)?.[0]}]`
        return { from, to, isDefinition, text: isDefinition ? `${instead}:` : instead, values: { mark, instead } }
      })
    // A reference without a note would be an error.
    const isWhole = found.every(
      ({ values: { instead } }) =>
        found.some(({ text }) => text === `${instead}:`) || body.source.includes(`\n${instead}:`),
    )
    reportTogether(body, report, isWhole ? found : found.map((note) => ({ ...note, text: undefined })))
  }),

  /** A character entity ends with a semicolon and is not escaped. Wrong: `&nbsp`, `&amp;eacute;`. */
  marks(warning, 'entity-shown', [
    [
      /&(?:nbsp|amp|lt|gt|quot|[aeiou](?:acute|grave|circ|uml)|ccedil|[lr]aquo|euro|hellip|[mn]dash|[lr]squo)(?![\w;])/gi,
      (written) => `${written};`,
    ],
    [/&amp;#?\w{2,10};/g, (written) => written.replace('amp;', '')],
  ]),

  /** No mark is left for readers to see. Wrong: `un **mot`, `:smile:`, `==mot==`, `• ` before one line. */
  marks(warning, 'mark-shown', [
    [/(?<=[\p{L}\d)])\^(?:[eo]s?|ers?|[èe]res?|res?|èmes?|n?des?|nd|st|th|rd)\^/giu, (written) => written.slice(1, -1)],
    [/\^[\d+-]{1,3}\^(?<=[\p{L}\d)]\^.{1,3}\^)/gu, (written) => raise(written, '⁰¹²³⁴⁵⁶⁷⁸⁹')],
    [/~\d{1,3}~(?<=[\p{L})]~\d{1,3}~)/gu, (written) => raise(written, '₀₁₂₃₄₅₆₇₈₉')],
    [/(?<=[\p{L}\d)])\^[^\s^]{1,20}\^/gu],
    [/(\*\*|~~)(?=\S)[^\n*~]+\1/g],
    [/(?<!\d)(?:\*\*|~~)(?=[^\s*_~])|(?<=[^\s*_~])(?:\*\*|~~)(?!\d)/g],
    [/(?<!\w)__(?=[^\s*_~])|(?<=[^\s*_~])__(?!\w)/g],
    [/(?<![^\s(«“"])\*(?=\p{L})|`+|\$\$|==(?=[^\s=])[^=\n]+(?<=\S)==/gu],
    [/(?<=^[ \t]*)(?:#(?=\p{L})|={3,}[ \t]*$)/gmu],
    [/\\(?=[ \t]*(?:$|\n[ \t]*(?:\n|$)))/g, () => ''],
    [/\[(?:caption|gallery|embed|audio|video|quote|url|img)(?:[ =][^\]\n]*)?\](?!\()|\[\/\w+\](?!\()/gi],
    [/(?<=\S[ \t]*\n[ \t]*):(?=[ \t]+\S)/g],
    [/(?<![\w:]):(?:[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*|[+-]1):(?![\w:])/g],
    [/&lt;\/?(?:br|b|i|p|a|em|strong|img|div|span|ul|ol|li|h[1-6]|table|tr|td)\b/gi],
    [/(?:&lt;|\ue000{2})(?:[A-Z]\w+ [a-z]+=|\/[A-Z]\w+(?:>|&gt;))/g],
    [/(?<=^[ \t]*)[•·◦▪▫●○■□‣⁃∙➢➤►▶][ \t\u00a0\u202f]*(?=\S)/gm, () => '- '],
    [/(?<=^[ \t]*)-[\u00a0\u2000-\u200a\u202f]*(?=[\p{L}[«“])/gmu, () => '- '],
    [/(?<=^[ \t]*)\d{1,3}[.)](?=[\p{L}«“])/gmu],
    [/(?<=^[ \t]*)\[[ \u00a0xX✓✔]*\](?=\s|$)/gm],
  ]),
]

/** Returns the first number that no footnote of a text has, nor any after it. */
function freeNumber(source: string): number {
  return 1 + Math.max(0, ...Array.from(source.matchAll(/\[\^(\d+)\]/g), ([, number]) => Number(number)))
}

/** Returns where the literal text has a pattern, and blanks it out, so that later rules do not report it again. */
function takeMatches(body: Body, pattern: RegExp): Edit[] {
  const found: Edit[] = []
  body.literal = body.literal.replace(pattern, (match, from: number) => {
    found.push({ from, to: from + match.length })
    return ' '.repeat(match.length)
  })
  return found
}

/**
 * Reports edits that are right only together: the fix of the first one makes all of them.
 *
 * @param end what is to follow the text then
 */
function reportTogether(
  { source }: Body,
  report: (place: Edit, values: Values) => void,
  edits: ReadonlyArray<Edit & { readonly values: Values }>,
  end?: string,
): void {
  const pieces = edits.flatMap(({ to, text }, index) => [text, source.slice(to, edits[index + 1]?.from)])
  const isFixed = edits.every(({ text }) => text !== undefined)
  for (const [index, { from, to, values }] of edits.entries()) {
    const text = end === undefined ? pieces.join('') : `${pieces.join('').trimEnd()}${end}`
    report(index === 0 && isFixed ? { from, to: source.length, text } : { from, to }, values)
  }
}

/** Moves spaces from inside marks to outside; returns undefined if the marks may pair up differently. */
function fixSpaces(written: string, before: string, after: string): string | undefined {
  const [, mark = '', words = ''] = /^(\*\*|__|~~|\*|_)(.*)\1$/s.exec(written) ?? []
  if (words.includes(mark)) return undefined
  const isLetter = (sign: string) => /[\p{L}\d]/u.test(sign)
  const start = /^\s/.test(words) && isLetter(before) ? ' ' : ''
  const end = /\s$/.test(words) && isLetter(after) ? ' ' : ''
  return `${start}${mark}${words.trim()}${mark}${end}`
}

/** Returns lines with tabs between their cells as a table; undefined if one has more cells than the first. */
function writeTable(written: string): string | undefined {
  const rows = written.split(/(?:[ \t]*\n)+/).map((line) =>
    line
      .trimEnd()
      .replaceAll('|', String.raw`\|`)
      .split(/[ ]*\t[ ]*/),
  )
  const [head = []] = rows
  if (rows.some(({ length }) => length > head.length)) return undefined
  // Programs leave out the empty cells at the end of a row.
  const [first, ...others] = rows.map((cells) => `| ${head.map((_, index) => cells[index] ?? '').join(' | ')} |`)
  return [first, `|${' --- |'.repeat(head.length)}`, ...others].join('\n')
}

/** Returns the digits between two marks as small ones. */
function raise(written: string, small: string): string {
  const signs: Readonly<Record<string, string>> = { '+': '⁺', '-': '⁻' }
  return written.slice(1, -1).replaceAll(/./g, (digit) => signs[digit] ?? small[Number(digit)] ?? digit)
}

/** Puts a caption in straight quotes, and takes the spaces out of a telephone number or a picture's name. */
function fixAddress(written: string): string | undefined {
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

/** Returns lines as a Markdown list; undefined for dashes (perhaps dialogue), letters, and numbers from 2 on. */
function writeList(written: string, bullet: RegExp): string | undefined {
  if (/^(?:--|[–—(]|(?!o\s)[a-z]|(?!1\D)\d)/i.test(written)) return undefined
  return written.replace(bullet, (_, indent: string, mark: string) => {
    const [, number, sign = ''] = /^(\d+)([.)]?)/.exec(mark) ?? []
    return `${indent}${number === undefined ? '-' : number + (sign || '.')} `
  })
}

function labelOf({ type, label, identifier }: FootnoteDefinition | Definition): string {
  return `[${type === 'footnoteDefinition' ? '^' : ''}${label ?? identifier}]`
}
