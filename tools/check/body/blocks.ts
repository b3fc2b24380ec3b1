import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { isNoDescription } from '../../content/pictures/pictureNames.ts'
import { endOf, startOf } from '../../content/locate.ts'
import { type Body, error, warning } from '../../content/body/rule.ts'

/** Nodes that render nothing. */
const SHOWS_NOTHING = new Set(['yaml', 'definition', 'footnoteDefinition'])

/** Rules for code, for pictures, and for the body as a whole. */
const otherRules = [
  /** A document has a body. Wrong: nothing below the front matter. */
  error('body-empty', ({ tree, source }, report) => {
    const from = source.trimEnd().length
    if (tree.children.every(({ type }) => SHOWS_NOTHING.has(type))) report({ from, to: from })
  }),

  /** A code block is closed. Wrong: ``` without another ``` below. */
  error('code-unclosed', ({ all, source }, report) => {
    for (const node of all('code')) {
      const written = source.slice(startOf(node), endOf(node))
      const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(written) ?? []
      const [, last = ''] = /\n[ \t>]*(`+|~+)\s*$/.exec(written) ?? []
      if (fence !== '' && !last.startsWith(fence)) report(node, { fence })
    }
  }),

  /** A picture has a description. Wrong: `![](../../images/bridge.svg)`, `![IMG_1234](../../images/bridge.jpg)`. */
  error('picture-not-described', ({ all }, report) => {
    for (const node of all('image')) {
      const text = node.alt?.trim() ?? ''
      if (text === '' || isNoDescription(text, node.url)) report(node, { text })
    }
  }),

  /** A picture has its address inline, not in a definition. Wrong: `![un pont][pont]`. */
  error('picture-by-reference', ({ all }, report) => all('imageReference').forEach((node) => report(node))),
]

/** Invisible characters. */
const INVISIBLE = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g
/** The start of a line that was meant as a heading: `##Titre`, a no-break space after `##`, `#######`. */
const NEARLY = /(?<=^[ \t]*)(?:#{2,6}(?=[^\s#])|#{2,6}[\u00a0\u2000-\u200b\u202f\ufeff]+(?=\S)|#{7,}[ \t]*(?=\S))/gm

const headingRules = [
  /** A heading has words. Wrong: `##` alone. */
  error('heading-empty', ({ all }, report) => {
    for (const node of all('heading')) if (textOf(node).replaceAll(INVISIBLE, '') === '') report(node)
  }),

  /** The page title is the only first-level heading. Wrong: `# Titre`, or a line of === below words. */
  error('heading-first-level', ({ all, source }, report) => {
    for (const node of all('heading').filter(({ depth }) => depth === 1)) {
      const from = startOf(node)
      // An underlined heading has no fix: its underline would have to go as well.
      report(source[from] === '#' ? { from, to: from + 1, text: '##' } : node)
    }
  }),

  /** Headings go down one level at a time. Wrong: `## Un`, then `#### Deux`. */
  error('heading-skipped', (body, report) => {
    const headings = body.all('heading').map((node) => ({ node, from: startOf(node), depth: node.depth }))
    let level = 1
    for (const mark of [...headings, ...nearlyHeadings(body)].toSorted((a, b) => a.from - b.from)) {
      const isSkipped = 'node' in mark && mark.depth > level + 1 && !isByDashes(mark.node, body)
      if (isSkipped) report(mark.node, { wanted: '#'.repeat(level + 1) })
      level = Math.max(2, mark.depth)
    }
  }),

  /** A thematic break has an empty line before it. Wrong: `Une phrase.`, and `---` on the next line. */
  error('heading-by-dashes', (body, report) => {
    for (const node of body.all('heading').filter((heading) => isByDashes(heading, body))) {
      const from = body.source.lastIndexOf('\n', endOf(node) - 1) + 1
      report({ from, to: from, text: '\n' })
    }
  }),

  /** A heading begins with two to six `#` and an ordinary space. Wrong: `##Titre`, `####### Titre`. */
  error('heading-unread', (body, report) => {
    for (const { from, to, depth } of nearlyHeadings(body)) {
      const instead = depth > 6 ? '##' : '#'.repeat(depth)
      report({ from, to, text: `${instead} ` }, { mark: '#'.repeat(depth), instead })
    }
  }),
]

/** Returns whether a line of dashes turns a paragraph into a heading; below a few words, that is deliberate. */
function isByDashes(node: Heading, { source }: Body): boolean {
  return node.depth === 2 && source[startOf(node)] !== '#' && /\n|[.,;…]$/.test(textOf(node).trim())
}

/** Returns the marks of headings that the parser took for text. */
function nearlyHeadings({ literal }: Body) {
  return Array.from(literal.matchAll(NEARLY), ({ 0: mark, index: from }) => {
    return { from, to: from + mark.length, depth: mark.lastIndexOf('#') + 1 }
  })
}

/** The delimiter row of a table, with any kind of dashes. */
const SEPARATOR = /^[ \t>]*\|?[ \t]*:?[-–—]+:?[ \t]*(?:\|[ \t]*:?[-–—]+:?[ \t]*)*\|?[ \t]*$/
/** A line that was meant as a table row: it begins with `|` and contains another one. */
const ROW = /^[ \t>]*\|.*\|/

const tableRules = [
  /** A row has no more cells than the table has columns, or they are lost. Wrong: `| a | b | c |` below two columns. */
  error('table-row-long', ({ all }, report) => {
    for (const { children } of all('table')) {
      const [columns = 0, ...counts] = children.map((row) => row.children.length)
      for (const [index, cells] of counts.entries()) {
        const surplus = children[index + 1]?.children[columns]
        if (surplus) report(surplus, { cells, columns })
      }
    }
  }),

  /** The rows of a table have no empty line between them. */
  error('table-row-apart', (body, report) => {
    for (const { gap } of nearlyTables(body)) if (gap) report(gap)
  }),

  /** A line of dashes, with as many columns, follows a table's header row. Wrong: `| a | b |` and `| c | d |` alone. */
  error('table-unread', (body, report) => {
    for (const { node, gap, lines } of nearlyTables(body)) {
      if (gap) continue
      const [first = '', second = ''] = lines
      const head = first.trim().replace(/^\||(?<!\\)\|$/g, '')
      const line = `|${' --- |'.repeat(head.split(/(?<!\\)\|/).length)}`
      const from = startOf(node) + first.length
      const to = SEPARATOR.test(second) ? from + 1 + second.length : from
      // In a blockquote, each line begins with `>`.
      const isPlain = node.position?.start.column === 1 && second !== ''
      report(isPlain ? { from, to, text: `\n${line}` } : node, { line })
    }
  }),
]

/** Returns paragraphs that were meant as tables, or as rows of the table above, with the empty line in between. */
function nearlyTables({ all, source }: Body) {
  return all('paragraph').flatMap((node) => {
    const lines = source.slice(startOf(node), endOf(node)).split('\n')
    const [first = '', second = ''] = lines
    if (!ROW.test(first) && !(first.includes('|') && SEPARATOR.test(second) && second.includes('|'))) return []
    const gap = all('table')
      .map((table) => ({ from: endOf(table), to: startOf(node), text: '\n' }))
      .find(({ from, to }) => /^\n\s*\n[ \t>]*$/.test(source.slice(from, to)))
    return [{ node, lines, gap }]
  })
}

/**
 * Characters that a text must not contain and no browser shows: controls of ASCII and ISO 8859-1 except tab and line
 * breaks, surrogates, and noncharacters. XML forbids most of them, so that a single one makes a feed unreadable:
 * https://www.w3.org/TR/xml/#charsets
 */
// oxlint-disable-next-line no-control-regex -- the pattern looks for them
const FORBIDDEN = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\p{Surrogate}\p{Noncharacter_Code_Point}]/gu
/** Line breaks that Word and older programs write within a paragraph; each of them stands for a space. */
const LINE_ENDS = /[\v\f\u0085\u2028\u2029]/
/** Line separators, direction marks, zero-width characters, and the placeholder of an object that was not copied. */
const HIDDEN = /[\u2028-\u202e\u2066-\u2069\u200b\u2060\ufeff\ufffc]/g
/** A closed embedding or isolate: https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings */
const TURNED = /[\u202a\u202b][^\u202a-\u202e\n]*\u202c|[\u2066-\u2068][^\u2066-\u2069\n]*\u2069/g

const characterRules = [
  /** A body contains no forbidden characters: they would make a feed unreadable. Wrong: U+000B. */
  error('character-forbidden', (body, report) => {
    for (const piece of findCharacters(body, FORBIDDEN)) report(piece, piece)
  }),

  /** Invisible characters must not mislead readers or the search. Joiners of emoji and soft hyphens are allowed. */
  warning('character-hidden', (body, report) => {
    const source = body.source.replace(TURNED, (words) => ' '.repeat(words.length))
    for (const piece of findCharacters({ ...body, source }, HIDDEN)) report(piece, piece)
  }),
]

/** Returns the matches of a pattern in the body, with their replacements; front matter is checked by its schema. */
function findCharacters({ all, source }: Body, pattern: RegExp) {
  const [frontmatter] = all('yaml')
  const start = frontmatter ? endOf(frontmatter) : 0
  return Array.from(source.slice(start).matchAll(pattern), ({ 0: found, index }) => {
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    const from = start + index
    return { code, from, to: from + found.length, text: LINE_ENDS.test(found) ? ' ' : '' }
  })
}

/** Rules for blocks (headings, tables, code, pictures) and for characters. */
export const blockRules = [...otherRules, ...headingRules, ...tableRules, ...characterRules]
