import { toString as textOf } from 'mdast-util-to-string'
import type { Finding, Rule } from '../../content/body/rule.ts'
import { shorten } from '../../content/diagnostics.ts'
import { isNoDescription } from '../../content/pictures/pictureNames.ts'

/** Nodes that render nothing. */
const SHOWS_NOTHING = new Set(['yaml', 'definition', 'footnoteDefinition'])

/** A document has a body. Wrong: nothing below the front matter. */
export const bodyEmpty: Rule = ({ tree, source }) => {
  const from = source.trimEnd().length
  const isEmpty = tree.children.every(({ type }) => SHOWS_NOTHING.has(type))
  return isEmpty ? [{ name: 'body-empty', at: { from, to: from } }] : []
}

/** A picture has a description. Wrong: `![](../../images/bridge.svg)`, `![IMG_1234](../../images/bridge.jpg)`. */
export const pictureNotDescribed: Rule = ({ all }) =>
  all('image')
    .filter(({ alt, url }) => !alt?.trim() || isNoDescription(alt, url))
    .map((node) => ({ name: 'picture-not-described', at: node }))

/** A heading has words. Wrong: `##` alone, `## 🎉`. */
export const headingEmpty: Rule = ({ all }) =>
  all('heading')
    .filter((node) => !/[\p{L}\p{N}]/u.test(textOf(node)))
    .map((node) => ({ name: 'heading-empty', at: node }))

/** Headings begin at the second level and go down one at a time. Wrong: `# Un`; `## Un`, then `#### Deux`. */
export const headingLevel: Rule = ({ all }) => {
  let level = 1
  return all('heading').flatMap((node): Finding[] => {
    const deepest = level + 1
    level = Math.max(2, node.depth)
    if (node.depth > 1 && node.depth <= deepest) return []
    return [{ name: 'heading-level', at: node, values: { wanted: '#'.repeat(Math.min(deepest, level)) } }]
  })
}

/** The most characters of a line in bold that is a heading; longer ones are sentences. */
const LONGEST_TITLE = 80

/** A heading has `##`. Wrong: a line in bold, which no table of contents lists. */
export const headingByBold: Rule = ({ tree }) =>
  tree.children.flatMap((node): Finding[] => {
    const [first, next] = node.type === 'paragraph' ? node.children : []
    const text = first?.type === 'strong' ? textOf(first) : ''
    const isLine = next ? next.type === 'text' && next.value.startsWith('\n') : node !== tree.children.at(-1)
    const isTitle = /[\p{L}\p{N}]/u.test(text) && !/[.!,;…]$/.test(text) && text.length <= LONGEST_TITLE
    if (!first || !isLine || !isTitle) return []
    return [{ name: 'heading-by-bold', at: first, values: { instead: `## ${shorten(text)}` } }]
  })

/** A row has no more cells than the table has columns, or they are lost. Wrong: `| a | b | c |` below two columns. */
export const tableRowLong: Rule = ({ all }) =>
  all('table').flatMap(({ children: [head, ...rows] }) => {
    const columns = head?.children.length ?? 0
    return rows.flatMap(({ children }): Finding[] => {
      const surplus = children[columns]
      return surplus ? [{ name: 'table-row-long', at: surplus, values: { cells: children.length, columns } }] : []
    })
  })

/** Each column has a heading, which telephones show beside every cell; the first may be empty. */
export const tableHeadEmpty: Rule = ({ all }) =>
  all('table').flatMap(({ children: [head] }): Finding[] => {
    const empty = head?.children.slice(1).find((cell) => cell.children.length === 0)
    return empty ? [{ name: 'table-head-empty', at: empty }] : []
  })
