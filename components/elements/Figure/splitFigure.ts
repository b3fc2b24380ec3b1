/**
 * Splits a figure: « moins de », « 24 », « heures ». Matches the number with its sign, from the first digit to the last, up to a comma that separates two; all of a text
 * without digits.
 */
export function splitFigure(figure: string) {
  const [number = figure] = figure.match(/€?\d(?:(?:(?!,\s).)*\d)?(?:\s?[€%])?/) ?? []
  const start = figure.indexOf(number)
  return { before: figure.slice(0, start), number, after: figure.slice(start + number.length) }
}
