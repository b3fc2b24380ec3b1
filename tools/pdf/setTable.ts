import type { Setting } from './setBlocks.ts'
import { fullFrame, pageBottom, pageTop, type Frame } from './sheet.ts'
import { around, glue, sumOf, type Slab } from './slabs.ts'
import { baselineOf } from './styles.ts'
import type { Alignment, Block } from './study.ts'

const GUTTER = 12
const PADDING = 5
/** Wider tables leave the column of the text. */
const COLUMNS_OF_TEXT = 4

/** A table: its head again on each page that it goes on to. */
export function setTable(setting: Setting, { rows, alignments }: Block & { type: 'table' }, frame: Frame): Slab[] {
  const { pen, palette, styles } = setting
  const isWide = alignments.length > COLUMNS_OF_TEXT && frame.width > fullFrame.width / 2
  const outer = isWide ? fullFrame : frame
  const widths = columnWidths(setting, rows, outer.width)
  const lefts = widths.map(
    (_, index) => outer.x + widths.slice(0, index).reduce((sum, width) => sum + width + GUTTER, 0),
  )

  const setRow = (cells: (typeof rows)[number], isHead: boolean) => {
    const style = isHead ? styles.tableHead : styles.cell
    const lines = cells.map((runs, column) => pen.lines(runs, style, widths[column] ?? 0))
    const height = Math.max(1, ...lines.map(({ length }) => length)) * style.leading + 2 * PADDING
    const drawCell = (column: number, y: number) => {
      // Heads stand on the line below them.
      const shift = isHead ? height - 2 * PADDING - (lines[column]?.length ?? 0) * style.leading : 0
      for (const [index, line] of (lines[column] ?? []).entries()) {
        const x = (lefts[column] ?? 0) + shiftOf(alignments[column], (widths[column] ?? 0) - line.width)
        pen.line(line, x, y + PADDING + shift + index * style.leading + baselineOf(style), style)
      }
    }
    return { height, cells, drawCell }
  }

  const [head, ...body] = rows.map((cells, index) => setRow(cells, index === 0))
  if (!head) return []
  const drawRule = (y: number, weight: number) =>
    pen.fill(outer.x, y - weight / 2, outer.width, weight, weight > 1 ? palette.day.ink : palette.day.line)
  const slabs = [head, ...body].map((row, index): Slab => ({
    before: index === 0 ? 14 : 0,
    height: row.height,
    isWide: isWide && index === 0,
    isGlued: index === 0,
    ...(index > 0 && {
      repeated: {
        height: head.height,
        draw(y) {
          drawRule(y + head.height, 1.2)
          head.cells.forEach((runs, column) => {
            const lines = pen.lines(runs, styles.tableHead, widths[column] ?? 0)
            lines.forEach(({ fragments, width }, line) => {
              const x = (lefts[column] ?? 0) + shiftOf(alignments[column], (widths[column] ?? 0) - width)
              const at = y + PADDING + line * styles.tableHead.leading + baselineOf(styles.tableHead)
              pen.decorativeText(fragments.map(({ text }) => text).join(''), x, at, styles.tableHead)
            })
          })
        },
      },
    }),
    draw(y) {
      drawRule(y + row.height, index === 0 ? 1.2 : 0.6)
      pen.open('TR')
      for (const column of row.cells.keys()) {
        if (index === 0) pen.tagged('TH', () => row.drawCell(column, y), { scope: 'Column' })
        else pen.tagged('TD', () => row.drawCell(column, y))
      }
      pen.close()
    },
  }))
  const isShort = sumOf(slabs) < (pageBottom - pageTop) / 2
  return [
    ...around(
      isShort ? glue(slabs) : slabs,
      () => pen.open('Table'),
      () => pen.close(),
    ),
    { before: 0, height: 8, draw: () => {} },
  ]
}

function shiftOf(alignment: Alignment | undefined, room: number): number {
  if (alignment === 'right') return room
  return alignment === 'center' ? room / 2 : 0
}

/** Columns are as wide as they wish, as far as there is room; then the long ones give way. */
function columnWidths({ pen, styles }: Setting, rows: (Block & { type: 'table' })['rows'], width: number): number[] {
  const count = rows[0]?.length ?? 0
  const room = width - GUTTER * (count - 1)
  const wishes = Array.from({ length: count }, (_, column) =>
    Math.max(
      1,
      ...rows.map((row, index) => {
        const style = index === 0 ? styles.tableHead : styles.cell
        return (row[column] ?? []).reduce((sum, run) => sum + pen.measure(run, run.text, style), 0)
      }),
    ),
  )
  const [first = 0, ...others] = wishes
  const sum = wishes.reduce((total, wish) => total + wish, 0)
  if (sum <= room) return [first + room - sum, ...others]
  // A column that wishes no more than its share gets it; the others share what is left.
  const widths = wishes.map(() => 0)
  let open = wishes.map((_, column) => column)
  let left = room
  for (;;) {
    const share = left / Math.max(1, open.length)
    const content = open.filter((column) => (wishes[column] ?? 0) <= share)
    if (content.length === 0) {
      const wanted = open.reduce((total, column) => total + (wishes[column] ?? 0), 0)
      for (const column of open) widths[column] = (left * (wishes[column] ?? 0)) / wanted
      return widths
    }
    for (const column of content) {
      widths[column] = wishes[column] ?? 0
      left -= wishes[column] ?? 0
    }
    open = open.filter((column) => !content.includes(column))
  }
}
