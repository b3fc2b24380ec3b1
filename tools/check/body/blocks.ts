import type { Heading, List, ListItem, Nodes, TableCell } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Body, error, warning } from '../../content/body/rule.ts'
import { shorten } from '../../content/diagnostics.ts'
import { endOf, startOf } from '../../content/locate.ts'
import { isNoDescription } from '../../content/pictures/pictureNames.ts'

/** Nodes that render nothing. */
const SHOWS_NOTHING = new Set(['yaml', 'definition', 'footnoteDefinition'])

/** The lines of front matter, at least two of them keys. */
const ANOTHER_FRONTMATTER = /^---[ \t]*\n(?:[A-Za-z]\w*:.*\n(?:(?!---)[ \t-]+.*\n)*){2,}---[ \t]*$/m

function findAnotherFrontmatter({ all, source }: Body) {
  const start = all('yaml').map(endOf)[0] ?? 0
  const found = ANOTHER_FRONTMATTER.exec(source.slice(start))
  return found && { from: start + found.index, to: start + found.index + found[0].length }
}

/** Returns whether code is Markdown: it says so, or it has no language and is text with headings. */
function isText(lang: string, value: string): boolean {
  return (
    /^(?:markdown|mdx?)$/i.test(lang) || (lang === '' && /^#{2,6} /m.test(value) && /^\p{Lu}.*[.!?]$/mu.test(value))
  )
}

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

  /** Text is not in a code block. Wrong: ```markdown around the answer of a chat. */
  error('code-of-text', ({ all, source }, report) => {
    for (const node of all('code').filter(({ lang, value }) => isText(lang ?? '', value))) {
      const written = source.slice(startOf(node), endOf(node))
      const text = /^(`{3,}|~{3,})[^\n]*\n([^]*?)\n?\1$/.exec(written)?.[2]
      const isPlain = node.position?.start.column === 1
      report({ from: startOf(node), to: endOf(node), text: isPlain ? text : undefined }, { lang: node.lang ?? '' })
    }
  }),

  /** A document has one front matter. Wrong: another one below, of a second version of the text. */
  error('frontmatter-twice', (body, report) => {
    const another = findAnotherFrontmatter(body)
    if (another) report(another)
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

/** The start of a line that was meant as a heading: `##Titre`, a no-break space after `##`, `#######`. */
const NEARLY = /(?<=^[ \t]*)(?:#{2,6}(?=[^\s#])|#{2,6}[\u00a0\u2000-\u200b\u202f\ufeff]+(?=\S)|#{7,}[ \t]*(?=\S))/gm

const headingRules = [
  /** A heading has words. Wrong: `##` alone, `## 🎉`. */
  error('heading-empty', ({ all }, report) => {
    for (const node of all('heading')) if (!/[\p{L}\p{N}]/u.test(textOf(node))) report(node)
  }),

  /** A heading has `##`. Wrong: a line in bold, which no table of contents lists. */
  warning('heading-by-bold', ({ tree }, report) => {
    for (const node of tree.children) {
      const [first, next] = node.type === 'paragraph' ? node.children : []
      const text = first?.type === 'strong' ? textOf(first) : ''
      const isLine = next ? next.type === 'text' && next.value.startsWith('\n') : node !== tree.children.at(-1)
      const isTitle = /[\p{L}\p{N}]/u.test(text) && !/[.!,;…]$/.test(text) && text.length <= LONGEST_TITLE
      if (first && isLine && isTitle) report(first, { instead: `## ${shorten(text)}` })
    }
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
    const another = findAnotherFrontmatter(body)
    for (const node of body.all('heading').filter((heading) => isByDashes(heading, body))) {
      if (another && another.from < endOf(node) && endOf(node) <= another.to) continue
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

/** The most characters of a line in bold that is a heading; longer ones are sentences. */
const LONGEST_TITLE = 80

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

  /** Each column has a heading, which telephones show beside every cell; the first may be empty. */
  warning('table-head-empty', ({ all }, report) => {
    for (const { children } of all('table')) {
      const cells = children[0]?.children ?? []
      const isEmpty = (cell: TableCell) => textOf(cell).trim() === '' && cell.children.length === 0
      const empty = cells.slice(1).find(isEmpty) ?? (cells.every(isEmpty) ? cells[0] : undefined)
      if (empty) report(empty)
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
      const isWhole = !SEPARATOR.test(second) || second.split('|').length <= first.split('|').length
      const isPlain = node.position?.start.column === 1 && second !== '' && isWhole
      report(isPlain ? { from, to, text: `\n${line}` } : node, { line })
    }
  }),
]

/** Numbers from here on are not those of list items. */
const NOT_COUNTED = 32

const listRules = [
  /** A number at the start of a sentence is escaped. Wrong: `1990. Une année`, which is a list. */
  error('list-accidental', ({ all, source }, report) => {
    for (const { start, children, position } of all('list')) {
      if ((start ?? 0) < NOT_COUNTED || children.length > 1) continue
      const from = startOf({ position }) + String(start).length
      const mark = source.slice(startOf({ position }), from + 1)
      report({ from, to: from, text: '\\' }, { mark, instead: mark.replace(/(?=.$)/, '\\') })
    }
  }),

  /** A list within a numbered list is indented as the text above it. Wrong: two spaces below `1. `. */
  error('list-not-nested', ({ all, source }, report) => {
    const numbered = all('list').filter(({ ordered }) => ordered)
    // The parser takes such items for another list, or for further items of the same one.
    const others = all('list').flatMap((list): Array<{ node: List | ListItem; above: List; least: number }> => {
      if (list.ordered) return list.children.map((node) => ({ node, above: list, least: 2 }))
      const isAbove = (other: List) =>
        /^\s*$/.test(source.slice(endOf(other), startOf(list))) && endOf(other) < startOf(list)
      return numbered.filter(isAbove).map((above) => ({ node: list, above, least: 1 }))
    })
    for (const { node, above, least } of others) {
      const [item] = above.children
      if (columnOf(node) < columnOf(item) + least) continue
      const indent = ' '.repeat(Math.max(0, columnOf(item?.children[0]) - columnOf(node)))
      const [from, to] = [startOf(node), endOf(node)]
      report({ from, to, text: indent + source.slice(from, to).replaceAll('\n', `\n${indent}`) })
    }
  }),
]

function columnOf(node: Nodes | undefined): number {
  return node?.position?.start.column ?? 0
}

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
const HIDDEN =
  /[\u2028-\u202e\u2061-\u2069\u200b\u180e\u3164\ufeff\ufffc]|(?<=\p{Script=Latin})[\u200c\u200d](?=\p{Script=Latin})/gu
/** A closed embedding or isolate: https://www.unicode.org/reports/tr9/#Explicit_Directional_Embeddings */
const TURNED = /[\u202a\u202b][^\u202a-\u202e\n]*\u202c|[\u2066-\u2068][^\u2066-\u2069\n]*\u2069/g

/** Cyrillic and Greek letters, and the Latin ones that look the same. */
const FOREIGN = 'аеорсухіѕјАВЕКМНОРСТУХІЅЈοανΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'
const LATIN = 'aeopcyxisjABEKMHOPCTYXISJoavABEZHIKMNOPTYX'

/** Characters of PDFs, of other keyboards and of styled text, with what was meant. */
const ALIKE: ReadonlyArray<readonly [pattern: RegExp, meant: (found: string) => string]> = [
  [/[\ufb00-\ufb06\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu, (found) => found.normalize('NFKC')],
  [/(?<=(?<![\p{L}`])(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu))`(?=\p{L})/giu, () => '’'],
  [/[\p{L}\p{M}]+/gu, writeInLatin],
]

/** Returns a word with its foreign letters replaced; the same word unless others are Latin. */
function writeInLatin(word: string): string {
  if (!/\p{Script=Latin}/u.test(word)) return word
  return [...word].map((letter) => LATIN[FOREIGN.indexOf(letter)] ?? letter).join('')
}

const characterRules = [
  /** A body contains no forbidden characters: they would make a feed unreadable. Wrong: U+000B. */
  error('character-forbidden', (body, report) => {
    // Those of front matter are found by its schema.
    const start = body.all('yaml').map(endOf)[0] ?? 0
    for (const piece of findCharacters(body.source, FORBIDDEN)) if (piece.from >= start) report(piece, piece)
  }),

  /** Invisible characters must not mislead readers or the search. Joiners of emoji and soft hyphens are allowed. */
  warning('character-hidden', (body, report) => {
    const source = body.source.replace(TURNED, (words) => ' '.repeat(words.length))
    for (const piece of findCharacters(source, HIDDEN)) report(piece, piece)
  }),

  /** A letter is what it looks like. Wrong: the ligature in `ﬁn`, `L´étude`, a Cyrillic `а` in `contrat`. */
  warning('letter-alike', (body, report) => {
    for (const [pattern, meant] of ALIKE) {
      for (const { 0: found, index: from } of body.source.matchAll(pattern)) {
        const text = meant(found)
        const to = from + found.length
        if (text === found) continue
        report({ from, to, text }, { found, text })
        body.literal = `${body.literal.slice(0, from)}${' '.repeat(found.length)}${body.literal.slice(to)}`
      }
    }
  }),
]

/** Returns the matches of a pattern, with their replacements. */
function findCharacters(source: string, pattern: RegExp) {
  return Array.from(source.matchAll(pattern), ({ 0: found, index: from }) => {
    const code = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    return { code, from, to: from + found.length, text: LINE_ENDS.test(found) ? ' ' : '' }
  })
}

/** Rules for blocks (headings, tables, code, pictures) and for characters. */
export const blockRules = [...otherRules, ...headingRules, ...listRules, ...tableRules, ...characterRules]
