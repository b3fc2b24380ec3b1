import type { CustomTypeOptions } from 'i18next'
import prices from '../../content/prices.json' with { type: 'json' }

/** An amount of money in each currency that the agency quotes in, by its code of ISO 4217. */
export type Amount = Readonly<Record<string, number>>

/** The agency's prices and periods as numbers: plain JSON, for islands. */
export type Rates = {
  readonly perWord: Amount
  /** The price of the smallest order. */
  readonly minimum: Amount
  /** The surcharge for an earlier day, as a part of the price. */
  readonly surcharge: number
  readonly pageWords: number
  /** How many Chinese or Japanese characters are priced as one word. */
  readonly charactersPerWord: number
  /** The working days that a text takes, by its maximum number of words; longer texts have no usual time. */
  readonly steps: ReadonlyArray<{ readonly words: number; readonly days: number }>
  /** The time until the quote arrives, in hours. */
  readonly replyHours: number
  /** The agency's time zone, whose days count. */
  readonly timeZone: string
}

/** A fact of content/<language>/strings/facts.json. */
type FactName = keyof CustomTypeOptions['resources']['facts']

const HOURS_OF_DAY = 24

/**
 * Returns the prices, and the periods in the facts of a language, so that visitors read the same figures everywhere.
 *
 * @param factOf returns a fact
 * @param timeZone the agency's
 * @throws Error if a fact holds no number
 */
export function readRates(factOf: (name: FactName) => string, timeZone: string): Rates {
  const read = (name: FactName) => {
    const fact = factOf(name)
    // « 10 000 mots », “10,000 words”; « 12,5 % », “12.5%”.
    const number = Number.parseFloat(fact.replaceAll(/[\s,](?=\d{3})/g, '').replace(',', '.'))
    if (Number.isNaN(number)) throw new Error(`facts.json: ${name} is "${fact}", without a number. Write one.`)
    return number
  }
  const days = (name: FactName) => Math.ceil(read(name) / HOURS_OF_DAY)
  return {
    perWord: prices.word,
    minimum: prices.minimum,
    surcharge: read('rushSurcharge') / 100,
    pageWords: read('pageWords'),
    charactersPerWord: read('charactersPerWord'),
    steps: [
      { words: read('fastWords'), days: days('fastTime') },
      { words: read('bulkWords'), days: days('bulkTime') },
    ],
    replyHours: read('replyTime'),
    timeZone,
  }
}
