/** What a figure is made of: « moins de », « 24 », « heures ». */
export interface FigureParts {
  readonly before: string
  readonly number: string
  readonly after: string
}

/** From the first digit to the last, up to a comma that parts two, with its sign: the number. Without digits, all is. */
export function splitFigure(figure: string): FigureParts {
  const [number = figure] = figure.match(/€?\d(?:(?:(?!,\s).)*\d)?(?:\s?[€%])?/) ?? []
  const start = figure.indexOf(number)
  return { before: figure.slice(0, start), number, after: figure.slice(start + number.length) }
}
