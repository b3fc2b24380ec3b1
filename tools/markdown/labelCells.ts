import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The number of letters that fit in a line on a phone, including the padding of columns. */
const TELEPHONE = 38
const PADDING = 3
/** The longest text of a cell that counts as a figure: longer ones are sentences. */
const FIGURE = 12

/**
 * Labels each cell of a table with the heading of its column, for screens too narrow for columns, where each row is a list:
 * components/mdx/Table.
 *
 * @param tree the HTML tree, its texts typeset
 */
export function labelCells(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return
    const [head = [], ...rows] = rowsOf(table)
    const labels = head.map((cell) => textOf(cell.children.filter((child) => !isNote(child))))
    for (const row of rows) {
      row.forEach((cell, column) => {
        if (cell.children.length > 0) cell.properties['dataLabel'] = labels[column]
      })
    }
    if (isOfFigures(head, rows)) table.properties['dataFigures'] = ''
  })
}

/** Returns whether a node is the mark of a footnote. */
function isNote(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'sup'
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row.children.filter((cell) => cell.type === 'element'))
  })
  return rows
}

/** Returns whether a table has figures next to their labels and fits on a phone. */
function isOfFigures(head: readonly Element[], rows: readonly (readonly Element[])[]): boolean {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].flatMap((row) => textOf(row[column]).split(/[\s-]/)).map((word) => word.length)),
  )
  const width = widths.reduce((sum, letters) => sum + letters, PADDING * (head.length - 1))
  return width <= TELEPHONE && rows.every(([, ...cells]) => cells.every((cell) => textOf(cell).length <= FIGURE))
}
