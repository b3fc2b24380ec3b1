import type { Locale } from '../../renderer/languages.ts'
import type { Amount } from './rates.ts'

/** An amount as the site's texts write it: `1 200 €`, `494,80 €`, `CA$791.68`. */
export function formatMoney(amount: Amount, currency: keyof Amount, locale: Locale): string {
  const value = amount[currency]
  const digits = Number.isInteger(value) ? 0 : 2
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
    .format(value)
    .replace('$CA', '$\u00a0CA')
}
