import type { Locale } from '../../../renderer/languages.ts'

/** A distance as people say it, to the nearest hundred: `9 200 km`, `9,200 km`. */
export function formatDistance(kilometers: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumSignificantDigits: 2 })
  return format.format(kilometers)
}
