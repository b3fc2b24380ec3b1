import type { Locale } from '../../renderer/languages.ts'
import type { Amount, Rates } from './rates.ts'

/** Returns the price of a translation before tax: per word and language, at least the minimum of an order. */
export function priceOf(
  { words, targets }: { readonly words: number; readonly targets: number },
  { perWord, minimum }: Pick<Rates, 'perWord' | 'minimum'>,
): Amount {
  const prices = Object.entries(multiply(perWord, words * targets))
  return Object.fromEntries(prices.map(([currency, price]) => [currency, Math.max(minimum[currency] ?? 0, price)]))
}

/** Multiplies an amount, rounded as the currencies are. */
export function multiply(amount: Amount, factor: number): Amount {
  const products = Object.entries(amount).map(([currency, one]) => {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    const unit = 10 ** maximumFractionDigits
    return [currency, Math.round(one * factor * unit) / unit]
  })
  return Object.fromEntries(products)
}

/** Returns the words that a count is billed as: several Chinese or Japanese characters make one word. */
export function billedWords(
  { words, characters }: { readonly words: number; readonly characters: number },
  { charactersPerWord }: Pick<Rates, 'charactersPerWord'>,
): number {
  return words + Math.ceil(characters / charactersPerWord)
}

/** Returns the working days that a text takes; undefined if only the quote can say. */
export function workingDaysFor(words: number, { steps }: Pick<Rates, 'steps'>): number | undefined {
  return steps.find((step) => words <= step.words)?.days
}

/** Formats an amount in each of its currencies: `1 200 €`, `494,80 €`, `CA$791.68`. */
export function formatAmounts(amount: Amount, locale: Locale): string[] {
  return Object.entries(amount).map(([currency, one]) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      // A word may cost a part of a cent.
      maximumFractionDigits: 3,
      trailingZeroDisplay: 'stripIfInteger',
    })
      .format(one)
      .replace(/[$£](?=\p{Lu})/u, '$&\u00a0'),
  )
}

/** Formats an amount with its first currency first: `100 € (160 $ CA)`. */
export function formatPrice(amount: Amount, locale: Locale): string {
  const [first = '', ...others] = formatAmounts(amount, locale)
  return others.length > 0 ? `${first} (${others.join(', ')})` : first
}
