import type { Locale } from './languages.ts'

const KILOBYTE = 1024
const units = ['byte', 'kilobyte', 'megabyte'] as const

/** Formats the size of a file: `84 ko`, `1,2 Mo`, `10 MB`. */
export function formatSize(bytes: number, locale: Locale): string {
  const step = bytes < KILOBYTE ? 0 : bytes < KILOBYTE * KILOBYTE ? 1 : 2
  const number = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'megabyte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  })
  return number.format(bytes / KILOBYTE ** step)
}
