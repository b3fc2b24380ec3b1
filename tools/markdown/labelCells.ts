import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** The number of letters that fit in a line, on a phone and in the column of a text, including the padding of columns. */
const TELEPHONE = 38
const MEASURE = 70
const PADDING = 3
/** The most lines in which a cell is easy to read next to others. */
const LINES = 6
/** The longest text of a cell that counts as a figure: longer ones are sentences. */
const FIGURE = 12

/**
 * Labels the cells of a table with the headings of their columns, for screens too narrow for columns, where each row is a
 * list: components/mdx/Table. The first column's heading is above the list, and the first of two columns names the second.
 *
 * @param tree the HTML tree, its texts typeset
 */
export function labelCells(tree: Root): void {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return
    const [head = [], ...rows] = rowsOf(table)
    const [, ...labels] = head.map((cell) => textOf(cell.children.filter((child) => !isNote(child))))
    for (const [, ...cells] of labels.length > 1 ? rows : []) {
      cells.forEach((cell, column) => {
        if (cell.children.length > 0) cell.properties['dataLabel'] = labels[column]
      })
    }
    const width = narrowestWidth([head, ...rows])
    if (width <= TELEPHONE && rows.every(hasFigures)) table.properties['dataFigures'] = ''
    if (width > MEASURE) table.properties['dataSentences'] = ''
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

/** Returns the number of letters across a table whose columns are as narrow as their longest word and cell allow. */
function narrowestWidth(rows: readonly (readonly Element[])[]): number {
  const widths = (rows[0] ?? []).map((_, column) => {
    const texts = rows.map((row) => textOf(row[column]))
    const words = texts.flatMap((text) => text.split(/[\s-]/))
    return Math.max(...words.map((word) => word.length), ...texts.map((text) => text.length / LINES))
  })
  return widths.reduce((sum, letters) => sum + letters, PADDING * (widths.length - 1))
}

/** Returns whether a row has figures next to its label. */
function hasFigures([, ...cells]: readonly Element[]): boolean {
  return cells.every((cell) => textOf(cell).length <= FIGURE)
}
