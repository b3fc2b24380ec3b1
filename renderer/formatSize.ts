import type { Locale } from './languages.ts'

const KILOBYTE = 1024

/** Formats the size of a file: `84 ko`, `1,2 Mo`, `10 MB`. */
export function formatSize(bytes: number, locale: Locale): string {
  const kilobytes = bytes / KILOBYTE
  const isLarge = kilobytes >= KILOBYTE
  const number = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  // English has a plain space, at which a line could break.
  return number.format(isLarge ? kilobytes / KILOBYTE : Math.max(1, kilobytes)).replace(' ', '\u00a0')
}
