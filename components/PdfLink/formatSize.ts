import type { Locale } from '../../renderer/languages.ts'

/** The size of a file as its readers write it: `84 ko`, `84 kB`, `1.2 MB`. */
export function formatSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= 999_500
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1000))
}
