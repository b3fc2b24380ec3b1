import type { Paragraph, Parents, Table, TableCell, TableRow } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type BodyContext, endOf, type Rule, startOf } from './rule.ts'

/** The line below the head, whatever dashes were typed. */
const SEPARATOR = /^[ \t>]*\|?[ \t]*:?[-–—]+:?[ \t]*(?:\|[ \t]*:?[-–—]+:?[ \t]*)*\|?[ \t]*$/
/** A line that was to be a row: it begins with a mark, and has another. */
const ROW = /^[ \t>]*\|.*\|/
/** A mark that ends a cell. */
const MARK = /(?<!\\)\|/g

/** Tables: nothing of them is left out, and what was to be one is one. */
export const tables: Rule = (context) => ({
  enter: (node, ancestors) => {
    if (node.type === 'table') checkTable(node, context)
    else if (node.type === 'paragraph') checkParagraph(node, ancestors, context)
  },
})

function checkTable(table: Table, context: BodyContext): void {
  const { report } = context
  const [head, ...rows] = table.children
  const columns = head?.children.length ?? 0
  for (const cell of head?.children ?? []) {
    if (textOf(cell).trim() === '' && !holdsPicture(cell)) {
      report(cell, 'the head of a column is empty. Write what the column holds')
    }
  }
  for (const row of rows) checkRow(row, columns, context)
}

function holdsPicture(cell: TableCell): boolean {
  return cell.children.some(({ type }) => type === 'image')
}

function checkRow(row: TableRow, columns: number, { report, source, literal }: BodyContext): void {
  const cells = row.children
  // Backquotes that do not come in pairs within their cell: a | stands between them.
  const cut = cells.find((cell) => literal.slice(startOf(cell), endOf(cell)).includes('`'))
  const next = cut && cells[cells.indexOf(cut) + 1]
  if (cut && next && literal.slice(startOf(next), endOf(next)).includes('`')) {
    const mark = source.indexOf('|', startOf(next))
    report(mark, 'a | between backquotes ends the cell all the same. Write \\| for the sign', {
      edits: [{ from: mark, to: mark, text: '\\' }],
    })
    return
  }
  const surplus = cells[columns]
  if (surplus) {
    report(
      surplus,
      `the row has ${cells.length} cells, and the table ${columns} columns: what is in the rest would not be shown. Add a column to the first two lines, or write \\| for the sign`,
    )
  } else if (cells.length < columns) {
    report(
      row,
      `the row has ${cells.length === 1 ? '1 cell' : `${cells.length} cells`}, and the table ${columns} columns. Write | for each that is to stay empty`,
      { severity: 'warning' },
    )
  }
}

function checkParagraph(node: Paragraph, ancestors: readonly Parents[], { report, source }: BodyContext): void {
  const start = startOf(node)
  const lines = source.slice(start, endOf(node)).split('\n')
  const [first = '', second = ''] = lines
  if (!ROW.test(first) && !(first.includes('|') && SEPARATOR.test(second) && second.includes('|'))) return
  const siblings = ancestors.at(-1)?.children ?? []
  const before = siblings[siblings.findIndex((sibling) => sibling === node) - 1]
  if (before?.type === 'table') {
    const gap = source.slice(endOf(before), start)
    report(
      node,
      'an empty line ends the table, so that this is no row of it. Delete the empty line',
      /^\n\s*\n[ \t]*$/.test(gap) ? { edits: [{ from: endOf(before), to: start, text: '\n' }] } : {},
    )
    return
  }
  const columns = countCells(first)
  const line = `|${' --- |'.repeat(columns)}`
  const end = start + first.length
  const prefix = ' '.repeat(Math.max(0, start - source.lastIndexOf('\n', start - 1) - 1))
  const isPlain = source.slice(start - prefix.length, start).trim() === ''
  if (SEPARATOR.test(second)) {
    report(
      end + 1,
      `the line below the head of a table does not match it: the head has ${columns} columns. Write ${line}`,
      isPlain ? { edits: [{ from: end, to: end + 1 + second.length, text: `\n${prefix}${line}` }] } : {},
    )
  } else {
    report(
      node,
      `a table without the line below its head is none. Write ${line} below the first line`,
      isPlain && lines.length > 1 ? { edits: [{ from: end, to: end, text: `\n${prefix}${line}` }] } : {},
    )
  }
}

function countCells(line: string): number {
  return line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
    .split(MARK).length
}
