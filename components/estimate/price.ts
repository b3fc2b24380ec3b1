import type { Amount, Rates } from './rates.ts'

/**
 * Returns what a translation costs, before tax: each word for each language, and at least the minimum of an order.
 *
 * @param order its words, and how many languages it is translated into
 */
export function priceOf(order: { words: number; targets: number }, { perWord, minimum }: Rates): Amount {
  const { words, targets } = order
  const inCurrency = (currency: keyof Amount) =>
    Math.max(minimum[currency], Math.round(words * targets * perWord[currency] * 100) / 100)
  return { EUR: inCurrency('EUR'), CAD: inCurrency('CAD') }
}

/** Returns the words that a count is priced as: Chinese and Japanese characters are several to a word. */
export function billedWords(
  { words, characters }: { readonly words: number; readonly characters: number },
  { charactersPerWord }: Rates,
): number {
  return words + Math.ceil(characters / charactersPerWord)
}

/** Returns how many working days a text takes; undefined where only the quote can say. */
export function workingDaysFor(words: number, { steps }: Rates): number | undefined {
  return steps.find((step) => words <= step.words)?.days
}
