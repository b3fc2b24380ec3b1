interface Quantity {
  /** As it is written: « 70 h 40 ». */
  readonly text: string
  readonly value: number
}

/** What was, or was promised, and what is. */
export interface ComparedQuantities {
  readonly before: Quantity
  readonly after: Quantity
}

const PERCENTAGE = /(?<units>\d+(?:[.,]\d+)?)\s?%/g
const DURATION = /(?<units>\d+)\s(?:h|heures|hours)(?:\s(?<minutes>\d+)(?:\s(?:min|minutes))?)?(?!\p{L})/gu
/** Words between two quantities by which the second is the later one: “from 0.9% to 1.6%”. */
const LEADS_ON = /(?<!\p{L})(?:à|to)\s*$/u

/** Returns the two percentages or durations that an outcome compares, or undefined if it does not compare two. */
export function comparedQuantities(outcome: string): ComparedQuantities | undefined {
  for (const pattern of [PERCENTAGE, DURATION]) {
    const [first, second, ...others] = outcome.matchAll(pattern)
    if (!first || !second || others.length > 0) continue
    const [one, other] = [read(first), read(second)]
    return LEADS_ON.test(outcome.slice(0, second.index)) ? { before: one, after: other } : { before: other, after: one }
  }
  return undefined
}

function read({ 0: text, groups }: RegExpMatchArray): Quantity {
  return { text, value: Number(groups?.['units']?.replace(',', '.')) + Number(groups?.['minutes'] ?? 0) / 60 }
}
