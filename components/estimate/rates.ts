/** An amount of money in both currencies that the agency quotes in. */
export type Amount = Readonly<Record<'EUR' | 'CAD', number>>

/** The agency's prices and periods as numbers; plain JSON, for islands. */
export type Rates = {
  readonly perWord: Amount
  /** What the smallest order costs. */
  readonly minimum: Amount
  /** What an earlier day costs more, as a part of the price. */
  readonly surcharge: number
  readonly pageWords: number
  /** How many Chinese or Japanese characters are priced as one word. */
  readonly charactersPerWord: number
  /** How many working days a text takes, by the words that it has at most; a longer one has no usual time. */
  readonly steps: ReadonlyArray<{ readonly words: number; readonly days: number }>
  /** How long the quote itself takes, in hours. */
  readonly replyHours: number
  /** The day from which these are: `2026-11-22`. */
  readonly asOf: string
}

/** The facts that are read: as they stand in content/<language>/strings/facts.json. */
const figures = [
  'pricePerWord',
  'pricePerWordInDollars',
  'minimumPrice',
  'minimumPriceInDollars',
  'rushSurcharge',
  'pageWords',
  'charactersPerWord',
  'fastWords',
  'fastTime',
  'bulkWords',
  'bulkTime',
  'replyTime',
] as const

export type Facts = Readonly<Record<(typeof figures)[number], string>>

const HOURS_OF_DAY = 24

/**
 * Returns the prices and periods that the facts of a language state: visitors read the same figures everywhere.
 *
 * @param language of the facts: what stands before decimals differs
 * @param asOf the day
 * @throws Error where one of them has no number in it
 */
export function readRates(facts: Facts, language: string, asOf: string): Rates {
  const decimal = (0.5).toLocaleString(language).charAt(1)
  const read = (name: keyof Facts) => {
    const number = readNumber(facts[name], decimal)
    if (Number.isNaN(number)) throw new Error(`facts.json: ${name} is "${facts[name]}", without a number. Write one.`)
    return number
  }
  const days = (name: keyof Facts) => Math.ceil(read(name) / HOURS_OF_DAY)
  return {
    perWord: { EUR: read('pricePerWord'), CAD: read('pricePerWordInDollars') },
    minimum: { EUR: read('minimumPrice'), CAD: read('minimumPriceInDollars') },
    surcharge: read('rushSurcharge') / 100,
    pageWords: read('pageWords'),
    charactersPerWord: read('charactersPerWord'),
    steps: [
      { words: read('fastWords'), days: days('fastTime') },
      { words: read('bulkWords'), days: days('bulkTime') },
    ],
    replyHours: read('replyTime'),
    asOf,
  }
}

function readNumber(text: string, decimal: string): number {
  const digits = /\d[\d\s.,]*/.exec(text)?.[0] ?? 'none'
  return Number(
    [...digits].flatMap((letter) => (letter === decimal ? '.' : /\d/.test(letter) ? letter : [])).join('') || 'none',
  )
}
