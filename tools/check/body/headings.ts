import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { endOf, startOf } from './offsets.ts'
import { type Body, error } from './rule.ts'

/** Characters that show nothing. */
const INVISIBLE = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g
/** The beginning of a line that was to be a heading: `##Titre`, a no-break space after `##`, `#######`. */
const NEARLY = /(?<=^[ \t>]*)(?:#{2,6}(?=[^\s#])|#{2,6}[\u00a0\u2000-\u200b\u202f\ufeff]+(?=\S)|#{7,}[ \t]*(?=\S))/gm

/** Rules for headings. */
export const headingRules = [
  /** A heading has words. Wrong: `##` alone. */
  error('heading-empty', ({ all }, report) => {
    for (const node of all('heading')) if (wordsOf(node) === '') report(node)
  }),

  /** The title of the page is its heading of the first level. Wrong: `# Titre`, or a line of === below words. */
  error('heading-first-level', ({ all, source }, report) => {
    for (const node of all('heading').filter(({ depth }) => depth === 1)) {
      const from = startOf(node)
      // Of an underlined one, the line below has to go, too.
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

  /** A rule across the page has an empty line before it. Wrong: `Une phrase.`, and `---` on the next line. */
  error('heading-by-dashes', (body, report) => {
    for (const node of body.all('heading').filter((heading) => isByDashes(heading, body))) {
      const from = endOf(node) - (/-+\s*$/.exec(body.source.slice(startOf(node), endOf(node)))?.[0].length ?? 0)
      report({ from, to: from, text: '\n' })
    }
  }),

  /** A heading begins with two to six signs and an ordinary space. Wrong: `##Titre`, `####### Titre`. */
  error('heading-unread', (body, report) => {
    for (const { from, to, depth } of nearlyHeadings(body)) {
      const instead = depth > 6 ? '##' : '#'.repeat(depth)
      report({ from, to, text: `${instead} ` }, { mark: '#'.repeat(depth), instead })
    }
  }),
]

function wordsOf(node: Heading): string {
  return textOf(node).replaceAll(INVISIBLE, ' ').trim()
}

/** Returns whether dashes made a heading of what reads like a paragraph; of a few words they do on purpose. */
function isByDashes(node: Heading, { source }: Body): boolean {
  return node.depth === 2 && source[startOf(node)] !== '#' && /\n|[.,;…]$/.test(textOf(node).trim())
}

/** Returns the marks of headings that the parser took for text. */
function nearlyHeadings({ all, source }: Body) {
  return all('paragraph').flatMap((node) => {
    const found = source.slice(startOf(node), endOf(node)).matchAll(NEARLY)
    return Array.from(found, ({ 0: mark, index }) => {
      const from = startOf(node) + index
      return { from, to: from + mark.length, depth: mark.lastIndexOf('#') + 1 }
    })
  })
}
