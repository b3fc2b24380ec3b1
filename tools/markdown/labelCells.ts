import type { Element, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The letters that fit beside each other on a telephone, and what a column takes for its padding. */
const TELEPHONE = 38
const PADDING = 3
/** In a cell of a figure there is no sentence. */
const FIGURE = 12

/**
 * Gives each cell of a table the heading of its column, for where there is no room for columns and each row is a list:
 * components/mdx/Table.
 *
 * @param tree of HTML, its texts typeset
 */
export function labelCells(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return
    const [head = [], ...rows] = rowsOf(table)
    const labels = head.map((cell) => textOf(cell))
    for (const row of rows) {
      row.forEach((cell, column) => {
        if (cell.children.length > 0) cell.properties['dataLabel'] = labels[column]
      })
    }
    if (isOfFigures(head, rows)) table.properties['dataFigures'] = ''
  })
}

function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row.children.filter((cell) => cell.type === 'element'))
  })
  return rows
}

/** Whether a table has figures beside what they are of, and room for all of it on a telephone. */
function isOfFigures(head: readonly Element[], rows: readonly (readonly Element[])[]): boolean {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].flatMap((row) => textOf(row[column]).split(/[\s-]/)).map((word) => word.length)),
  )
  const width = widths.reduce((sum, letters) => sum + letters, PADDING * (head.length - 1))
  return width <= TELEPHONE && rows.every(([, ...cells]) => cells.every((cell) => textOf(cell).length <= FIGURE))
}
