import type { Paragraph, Table } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { endOf, startOf } from './offsets.ts'
import { type Body, rule } from './rule.ts'

/** The line below the head, whatever dashes were typed. */
const SEPARATOR = /^[ \t>]*\|?[ \t]*:?[-–—]+:?[ \t]*(?:\|[ \t]*:?[-–—]+:?[ \t]*)*\|?[ \t]*$/
/** A line that was to be a row: it begins with a mark, and has another. */
const ROW = /^[ \t>]*\|.*\|/

/** The head of a column says what it holds. Wrong: `| | b |` above the line of dashes. */
export const tableHeadEmpty = rule('table-head-empty', ({ all }, report) => {
  for (const cell of all('table').flatMap(({ children }) => children[0]?.children ?? [])) {
    if (textOf(cell).trim() === '' && !cell.children.some(({ type }) => type === 'image')) report(cell)
  }
})

/** A row has no more cells than the table has columns: they would be lost. Wrong: `| a | b | c |` below two columns. */
export const tableRowLong = rule('table-row-long', ({ all }, report) => {
  for (const { columns, row, cells } of rowsOf(all('table'))) {
    const surplus = row.children[columns]
    if (surplus) report(surplus, { cells, columns })
  }
})

/** A row has a cell for each column. Wrong: `| a |` below two columns. */
export const tableRowShort = rule('table-row-short', ({ all }, report) => {
  for (const { columns, row, cells } of rowsOf(all('table'))) if (cells < columns) report(row, { cells, columns })
})

/** The rows of a table have no empty line between them. */
export const tableRowApart = rule('table-row-apart', (body, report) => {
  for (const node of body.all('paragraph')) {
    const before = tableBefore(node, body)
    if (!before || !isNearlyTable(node, body)) continue
    const gap = body.source.slice(endOf(before), startOf(node))
    report(/^\n\s*\n[ \t]*$/.test(gap) ? { from: endOf(before), to: startOf(node), text: '\n' } : node)
  }
})

/** Below the head of a table stands a line of dashes for as many columns. Wrong: `| a | b |` and `| c | d |` alone. */
export const tableUnread = rule('table-unread', (body, report) => {
  for (const node of body.all('paragraph')) {
    if (tableBefore(node, body) || !isNearlyTable(node, body)) continue
    const start = startOf(node)
    const [first = '', second = ''] = linesOf(node, body)
    const columns = first
      .trim()
      .replace(/^\|/, '')
      .replace(/(?<!\\)\|$/, '')
      .split(/(?<!\\)\|/).length
    const line = `|${' --- |'.repeat(columns)}`
    const from = start + first.length
    // In a quotation, lines begin with its mark.
    const isPlain = node.position?.start.column === 1 && second !== ''
    const to = SEPARATOR.test(second) ? from + 1 + second.length : from
    report(isPlain ? { from, to, text: `\n${line}` } : node, { line })
  }
})

function rowsOf(tables: readonly Table[]) {
  return tables.flatMap(({ children: [head, ...rows] }) =>
    rows.map((row) => ({ columns: head?.children.length ?? 0, row, cells: row.children.length })),
  )
}

function linesOf(node: Paragraph, { source }: Body): string[] {
  return source.slice(startOf(node), endOf(node)).split('\n')
}

function isNearlyTable(node: Paragraph, body: Body): boolean {
  const [first = '', second = ''] = linesOf(node, body)
  return ROW.test(first) || (first.includes('|') && SEPARATOR.test(second) && second.includes('|'))
}

function tableBefore(node: Paragraph, { parentOf }: Body) {
  const siblings = parentOf(node)?.children ?? []
  const before = siblings[siblings.findIndex((sibling) => sibling === node) - 1]
  return before?.type === 'table' ? before : undefined
}
