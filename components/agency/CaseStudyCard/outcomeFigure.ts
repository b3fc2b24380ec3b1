const NUMBER = String.raw`\d(?:[\d.,\s]*\d)?(?:\s?%)?`
const FIRST = new RegExp(`^(${NUMBER}\\s)(.+)$`)
const LAST = new RegExp(`^(.+?)(${NUMBER})$`)

/** An outcome cut where its figure is: « 212 » defects fixed; conversion rate from 0.9% to « 1.6% ». */
export interface Outcome {
  readonly before: string
  readonly figure: string
  readonly after: string
}

/** The number that an outcome starts or ends with; an outcome said in words has none. */
export function outcomeFigure(outcome: string): Outcome | undefined {
  const [, first, after] = FIRST.exec(outcome) ?? []
  if (first && after) return { before: '', figure: first, after }
  const [, before, last] = LAST.exec(outcome) ?? []
  return before && last ? { before, figure: last, after: '' } : undefined
}
