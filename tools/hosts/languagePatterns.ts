import type { Locale } from '../../renderer/languages.ts'

/** A pattern that servers match against `languages|cookie|Accept-Language`; the first match decides the language. */
export interface LanguagePattern {
  /** A regular expression that PCRE and RE2 read alike, whatever the case. */
  readonly pattern: string
  /** The language, or undefined for what the pattern's only group holds. */
  readonly language?: Locale
}

/** From 1 to 0.1 in steps; what is between two counts as the lower one. RFC 9110, 12.4.2. */
const WEIGHTS = [
  String.raw`(?:\s*;\s*q=1(?:\.0*)?)?`,
  ...[9, 8, 7, 6, 5, 4, 3, 2, 1].map((digit) => String.raw`\s*;\s*q=0\.${digit}[0-9]*`),
  String.raw`\s*;\s*q=0\.0[0-9]*[1-9][0-9]*`,
]

/** The notation of a set of languages in the matched string. */
export function nameLanguages(locales: readonly Locale[]): string {
  return locales.join(',')
}

/**
 * The patterns that find a visitor's language as renderer/languageRedirectScript.ts does: the one that was chosen, else the
 * best of the browser's, else the first. Nothing matches for who asks for no language at all, as crawlers do: they get
 * the page itself, as on hosts that don't negotiate.
 *
 * @param locales the languages that a page is there in
 */
export function languagePatterns(locales: readonly Locale[]): LanguagePattern[] {
  const begin = `^${nameLanguages(locales)}\\|`
  const rest = { pattern: `${begin}[^|]*\\|.`, ...(locales[0] && { language: locales[0] }) }
  if (locales.length < 2) return [rest]
  const any = `(${locales.join('|')})`
  return [
    { pattern: `${begin}${any}\\|` },
    ...WEIGHTS.map((weight) => ({
      pattern: `${begin}[^|]*\\|(?:[^,]*,)*?\\s*${any}(?:-[a-z0-9-]+)?${weight}\\s*(?:,|$)`,
    })),
    rest,
  ]
}
