import type { Locale } from '../../../renderer/languages.ts'

/** Formats a distance rounded to the nearest hundred kilometres: `9 200 km`, `9,200 km`. */
export function formatDistance(kilometers: number, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilometer', maximumSignificantDigits: 2 })
  return format.format(kilometers)
}
