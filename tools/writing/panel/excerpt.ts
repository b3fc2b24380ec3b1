import type { Position } from '../../content/diagnostics.ts'

const LINES_AROUND = 2
const WIDTH = 88

/**
 * The lines around a place, numbered, with a caret under it. Long lines are cut around the place.
 *
 * @param source the whole file
 */
export function excerptOf(source: string, { line, column }: Position): string {
  const lines = source.split(/\r\n|\n/)
  const first = Math.max(1, line - LINES_AROUND)
  const last = Math.min(lines.length, line + LINES_AROUND)
  const start = Math.max(0, column - 1 - WIDTH / 2)
  const margin = String(last).length
  return lines
    .slice(first - 1, last)
    .flatMap((text, index) => {
      const number = first + index
      const shown = text.slice(start, start + WIDTH).replaceAll('\t', ' ')
      const numbered = `${number === line ? '>' : ' '} ${String(number).padStart(margin)} | ${shown}`.trimEnd()
      const caret = `  ${' '.repeat(margin)} | ${' '.repeat(Math.max(0, column - 1 - start))}^`
      return number === line ? [numbered, caret] : [numbered]
    })
    .join('\n')
}
