const NUMBER = String.raw`\d(?:[\d.,\s]*\d)?(?:\s?%)?`
const FIRST = new RegExp(`^(${NUMBER}\\s)(.+)$`)
const LAST = new RegExp(`^(.+?)(${NUMBER})$`)

/** An outcome split around its figure: « 212 » defects fixed; conversion rate from 0.9% to « 1.6% ». */
export interface Outcome {
  readonly before: string
  readonly figure: string
  readonly after: string
}

/** Finds the number that an outcome starts or ends with, if it has one. */
export function outcomeFigure(outcome: string): Outcome | undefined {
  const [, first, after] = FIRST.exec(outcome) ?? []
  if (first && after) return { before: '', figure: first, after }
  const [, before, last] = LAST.exec(outcome) ?? []
  return before && last ? { before, figure: last, after: '' } : undefined
}
