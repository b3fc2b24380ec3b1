import { outcomeFigure, type Outcome } from '../../components/outcomeFigure/outcomeFigure.ts'
import type { TextStyle } from './pen.ts'
import type { Setting } from './setBlocks.ts'
import { fullFrame, sheet, type Frame } from './sheet.ts'
import { baselineOf } from './styles.ts'

interface OutcomesText {
  readonly title: string
  readonly outcomes: readonly string[]
}

/** Something of known height. */
interface Piece {
  readonly height: number
  readonly draw: (y: number) => void
}

const TOP = 56
const BETWEEN = 18
const COLUMN_GAP = 28
const LARGEST_FIGURE = 132
const FIGURE = 58

/**
 * What the client got, before the story of how: a dark band at the top of the page, figures as pictures, what is said in
 * words as a line of type. It has its place: there are five outcomes at most.
 *
 * @returns where it ends
 */
export function drawOutcomes(setting: Setting, { title, outcomes }: OutcomesText): number {
  const { pen, palette } = setting
  const night = palette.night
  const heading: TextStyle = { face: 'display', size: 24, leading: 28, color: night.ink }
  const rows = rowsOf(setting, outcomes)
  const height = rows.reduce((sum, row) => sum + row.height + BETWEEN, TOP + heading.leading + BETWEEN)

  pen.fill(0, 0, sheet.width, height, palette.band)
  pen.planks({ x: 0, width: sheet.width }, height - 1, 8, palette.band)
  pen.tagged('H2', () => pen.text(title, fullFrame.x, TOP + baselineOf(heading), heading))
  pen.open('L')
  let y = TOP + heading.leading + BETWEEN
  for (const row of rows) {
    row.draw(y)
    y += row.height + BETWEEN
  }
  pen.close()
  return height + 7
}

/** The first figure is the largest; of the others, two neighbours share a row. */
function rowsOf(setting: Setting, outcomes: readonly string[]): Piece[] {
  const rows: Piece[] = []
  const half = (fullFrame.width - COLUMN_GAP) / 2
  const left = { x: fullFrame.x, width: half }
  const right = { x: fullFrame.x + half + COLUMN_GAP, width: half }
  for (let index = 0; index < outcomes.length; index += 1) {
    const outcome = outcomes[index] ?? ''
    const next = outcomes[index + 1]
    const parts = outcomeFigure(outcome)
    const nextParts = next === undefined ? undefined : outcomeFigure(next)
    if (!parts) rows.push(setWords(setting, outcome))
    else if (index === 0) rows.push(setBeside(setting, parts, LARGEST_FIGURE))
    else if (nextParts) {
      const pair = [setFigure(setting, parts, left), setFigure(setting, nextParts, right)]
      const height = Math.max(...pair.map((piece) => piece.height))
      rows.push({ height, draw: (y) => pair.forEach((piece) => piece.draw(y)) })
      index += 1
    } else rows.push(setBeside(setting, parts, FIGURE * 1.3))
  }
  return rows
}

function stylesFor({ palette, styles }: Setting): Record<'words' | 'text' | 'figure', TextStyle> {
  const { ink, accent } = palette.night
  return {
    words: { face: 'display', size: 20, leading: 25, color: ink },
    text: { ...styles.lead, size: 12, leading: 16.5, color: ink },
    figure: { face: 'display', size: FIGURE, leading: FIGURE, color: accent },
  }
}

function asItem(setting: Setting, { x, width }: Frame, draw: (y: number) => void): (y: number) => void {
  const { pen, palette } = setting
  return (y) => {
    pen.fill(x, y, width, 0.6, palette.night['ink-soft'])
    pen.open('LI')
    pen.tagged('LBody', () => draw(y))
    pen.close()
  }
}

function setWords(setting: Setting, outcome: string): Piece {
  const { words } = stylesFor(setting)
  const lines = setting.pen.lines([{ text: outcome }], words, fullFrame.width, true)
  return {
    height: 12 + lines.length * words.leading,
    draw: asItem(setting, fullFrame, (y) =>
      lines.forEach((line, index) =>
        setting.pen.line(line, fullFrame.x, y + 10 + index * words.leading + baselineOf(words), words),
      ),
    ),
  }
}

/** A figure with its words above or below it. */
function setFigure(setting: Setting, { before, figure, after }: Outcome, frame: Frame): Piece {
  const { pen } = setting
  const { text, figure: style } = stylesFor(setting)
  const above = before.trim() === '' ? [] : pen.lines([{ text: before }], text, frame.width)
  const below = after.trim() === '' ? [] : pen.lines([{ text: after }], text, frame.width)
  const figureTop = 10 + above.length * text.leading
  const figureBottom = figureTop + style.size * 0.95 + 4
  return {
    height: figureBottom + below.length * text.leading,
    draw: asItem(setting, frame, (y) => {
      above.forEach((line, index) => pen.line(line, frame.x, y + 8 + index * text.leading + baselineOf(text), text))
      pen.text(figure, frame.x, y + figureTop + style.size * 0.8, style)
      below.forEach((line, index) =>
        pen.line(line, frame.x, y + figureBottom + index * text.leading + baselineOf(text), text),
      )
    }),
  }
}

/** A figure with its words beside it, on the side where the sentence has them. */
function setBeside(setting: Setting, { before, figure, after }: Outcome, largest: number): Piece {
  const { pen } = setting
  const { text, figure: base } = stylesFor(setting)
  const words: TextStyle = { ...text, size: 14, leading: 19 }
  const isFirst = before === ''
  const natural = pen.measure({ text: figure }, figure.trim(), { ...base, size: largest })
  const size = largest * Math.min(1, (fullFrame.width * 0.6) / natural)
  const style = { ...base, size, leading: size }
  const figureWidth = pen.measure({ text: figure }, figure.trim(), style)
  const lines = pen.lines([{ text: isFirst ? after : before }], words, fullFrame.width - figureWidth - 24)
  const figureHeight = size * 0.86
  const wordsHeight = lines.length * words.leading
  const height = 12 + Math.max(figureHeight, wordsHeight)
  const wordsX = isFirst ? fullFrame.x + figureWidth + 24 : fullFrame.x
  const figureX = isFirst ? fullFrame.x : fullFrame.x + fullFrame.width - figureWidth
  return {
    height,
    draw: asItem(setting, fullFrame, (y) => {
      const drawFigure = () => pen.text(figure, figureX, y + height - size * 0.04, style)
      const drawWords = () =>
        lines.forEach((line, index) => {
          const fromBottom = (lines.length - 1 - index) * words.leading
          pen.line(line, wordsX, y + height - size * 0.04 - fromBottom, words)
        })
      if (isFirst) drawFigure()
      drawWords()
      if (!isFirst) drawFigure()
    }),
  }
}
