import type { Locale } from '../../renderer/languages.ts'
import type { Amount, Rates } from './rates.ts'

/** Returns the price of a translation before tax: per word and language, at least the minimum of an order. */
export function priceOf(
  { words, targets }: { readonly words: number; readonly targets: number },
  { perWord, minimum }: Pick<Rates, 'perWord' | 'minimum'>,
): Amount {
  const inCurrency = (currency: keyof Amount) =>
    Math.max(minimum[currency], Math.round(words * targets * perWord[currency] * 100) / 100)
  return { EUR: inCurrency('EUR'), CAD: inCurrency('CAD') }
}

/** Returns the words that a count is billed as: several Chinese or Japanese characters make one word. */
export function billedWords(
  { words, characters }: { readonly words: number; readonly characters: number },
  { charactersPerWord }: Pick<Rates, 'charactersPerWord'>,
): number {
  return words + Math.ceil(characters / charactersPerWord)
}

/**
 * Shares the words of a count among its parts, so that they add up although characters are rounded: the parts that were
 * cut most have one more.
 */
export function shareWords(
  parts: ReadonlyArray<{ readonly words: number; readonly characters: number }>,
  rates: Pick<Rates, 'charactersPerWord'>,
): number[] {
  const sum = (unit: 'words' | 'characters') => parts.reduce((total, part) => total + part[unit], 0)
  const exact = parts.map(({ words, characters }) => words + characters / rates.charactersPerWord)
  const shares = exact.map(Math.floor)
  const missing =
    billedWords({ words: sum('words'), characters: sum('characters') }, rates) -
    shares.reduce((one, other) => one + other, 0)
  const byRemainder = exact.map((share, index) => [share % 1, index] as const).toSorted(([one], [other]) => other - one)
  for (const [, index] of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** Returns the working days that a text takes; undefined if only the quote can say. */
export function workingDaysFor(words: number, { steps }: Pick<Rates, 'steps'>): number | undefined {
  return steps.find((step) => words <= step.words)?.days
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount as the site's texts do: `1 200 €`, `494,80 €`, `CA$791.68`. */
export function formatMoney(amount: Amount, currency: keyof Amount, locale: Locale): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  const format = formats.get(locale + currency) ?? new Intl.NumberFormat(locale, options)
  formats.set(locale + currency, format)
  return format.format(amount[currency]).replace('$CA', '$\u00a0CA')
}
