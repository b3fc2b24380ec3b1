import type { Paragraph } from 'mdast'
import { endOf, startOf } from './offsets.ts'
import { type Body, error } from './rule.ts'

/** The line below the head, whatever dashes were typed. */
const SEPARATOR = /^[ \t>]*\|?[ \t]*:?[-–—]+:?[ \t]*(?:\|[ \t]*:?[-–—]+:?[ \t]*)*\|?[ \t]*$/
/** A line that was to be a row: it begins with a mark, and has another. */
const ROW = /^[ \t>]*\|.*\|/

/** Rules for tables. */
export const tableRules = [
  /** A row has no more cells than the table has columns: they would be lost. Wrong: `| a | b | c |` below two columns. */
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
    for (const { node, before } of nearlyTables(body)) {
      if (!before) continue
      const [from, to] = [endOf(before), startOf(node)]
      report(/^\n\s*\n[ \t]*$/.test(body.source.slice(from, to)) ? { from, to, text: '\n' } : node)
    }
  }),

  /** Below the head of a table stands a line of dashes for as many columns. Wrong: `| a | b |` and `| c | d |` alone. */
  error('table-unread', (body, report) => {
    for (const { node, before, lines } of nearlyTables(body)) {
      if (before) continue
      const [first = '', second = ''] = lines
      const head = first.trim().replace(/^\||(?<!\\)\|$/g, '')
      const line = `|${' --- |'.repeat(head.split(/(?<!\\)\|/).length)}`
      const from = startOf(node) + first.length
      const to = SEPARATOR.test(second) ? from + 1 + second.length : from
      // In a quotation, lines begin with its mark.
      const isPlain = node.position?.start.column === 1 && second !== ''
      report(isPlain ? { from, to, text: `\n${line}` } : node, { line })
    }
  }),
]

/** Returns the paragraphs that were to be tables, or rows of the table before them. */
function nearlyTables({ all, source, parentOf }: Body) {
  return all('paragraph').flatMap((node: Paragraph) => {
    const lines = source.slice(startOf(node), endOf(node)).split('\n')
    const [first = '', second = ''] = lines
    if (!ROW.test(first) && !(first.includes('|') && SEPARATOR.test(second) && second.includes('|'))) return []
    const siblings = parentOf(node)?.children ?? []
    const before = siblings[siblings.findIndex((sibling) => sibling === node) - 1]
    return [{ node, lines, before: before?.type === 'table' ? before : undefined }]
  })
}
