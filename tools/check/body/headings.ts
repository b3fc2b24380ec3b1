import type { Heading } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { shorten } from '../../content/shorten.ts'
import { endOf, startOf } from './offsets.ts'
import { type Body, rule } from './rule.ts'

/** Characters that show nothing. */
const INVISIBLE = /[\s\u00ad\u200b-\u200f\u2060\ufeff]/g
/** The beginning of a line that was to be a heading: `##Titre`, a no-break space after `##`, `#######`. */
const NEARLY = /(?<=^[ \t>]*)(?:#{2,6}(?=[^\s#])|#{2,6}[\u00a0\u2000-\u200b\u202f\ufeff]+(?=\S)|#{7,}[ \t]*(?=\S))/gm

/** A heading has words. Wrong: `##` alone. */
export const headingEmpty = rule('heading-empty', ({ all }, report) => {
  for (const node of all('heading')) if (wordsOf(node) === '') report(node)
})

/** The title of the page is its heading of the first level. Wrong: `# Titre`, or a line of === below words. */
export const headingFirstLevel = rule('heading-first-level', ({ all, source }, report) => {
  for (const node of all('heading')) {
    if (node.depth !== 1) continue
    const from = startOf(node)
    // Of an underlined one, the line below has to go, too.
    report(source[from] === '#' ? { from, to: from + 1, text: '##' } : node)
  }
})

/** Headings go down one level at a time. Wrong: `## Un`, then `#### Deux`. */
export const headingSkipped = rule('heading-skipped', (body, report) => {
  let level = 1
  const marks = [...body.all('heading'), ...nearlyHeadings(body)].toSorted((a, b) => startOf(a) - startOf(b))
  for (const node of marks) {
    if ('type' in node && node.depth > level + 1 && !isByDashes(node, body)) {
      report(node, { wanted: '#'.repeat(level + 1) })
    }
    level = Math.max(2, node.depth)
  }
})

/** No two headings are alike. Wrong: `## Une partie` twice. */
export const headingTwice = rule('heading-twice', ({ all }, report) => {
  const seen = new Set<string>()
  for (const node of all('heading')) {
    const text = wordsOf(node)
    if (text !== '' && seen.has(text)) report(node, { text: shorten(text) })
    seen.add(text)
  }
})

/** A rule across the page has an empty line before it. Wrong: `Une phrase.`, and `---` on the next line. */
export const headingByDashes = rule('heading-by-dashes', (body, report) => {
  for (const node of body.all('heading')) {
    if (!isByDashes(node, body)) continue
    const line = body.source.lastIndexOf('\n', endOf(node) - 1) + 1
    const from = line + (/^[ \t>]*/.exec(body.source.slice(line, endOf(node)))?.[0].length ?? 0)
    report({ from, to: from, text: '\n' })
  }
})

/** A heading begins with two to six signs and an ordinary space. Wrong: `##Titre`, `####### Titre`. */
export const headingUnread = rule('heading-unread', (body, report) => {
  for (const { from, to, mark } of nearlyHeadings(body)) {
    const instead = mark.length > 6 ? '##' : mark
    report({ from, to, text: `${instead} ` }, { mark, instead })
  }
})

function wordsOf(node: Heading): string {
  return textOf(node).replaceAll(INVISIBLE, ' ').trim()
}

/** Whether dashes made a heading of what reads like a paragraph; of a few words they do on purpose. */
function isByDashes(node: Heading, { source }: Body): boolean {
  return node.depth === 2 && source[startOf(node)] !== '#' && /\n|[.,;…]$/.test(textOf(node).trim())
}

/** A heading that the parser took for text. */
interface NearlyHeading {
  readonly from: number
  readonly to: number
  readonly mark: string
  readonly depth: number
  readonly position: Heading['position']
}

function nearlyHeadings({ all, source, locate }: Body): NearlyHeading[] {
  return all('paragraph').flatMap((node) => {
    const written = source.slice(startOf(node), endOf(node))
    return [...written.matchAll(NEARLY)].map(({ 0: found, index }) => {
      const from = startOf(node) + index
      const start = { ...locate(from), offset: from }
      const mark = found.replaceAll(/[^#]/g, '')
      return { from, to: from + found.length, mark, depth: mark.length, position: { start, end: start } }
    })
  })
}
