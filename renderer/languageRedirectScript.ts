import type { Locale } from './languages.ts'

/** The arguments of a language redirect's script, as plain JSON. */
export interface LanguageRedirectSettings {
  readonly cookieName: string
  /** The attributes that follow the cookie's value. */
  readonly cookieAttributes: string
  /** The target addresses, by language. */
  readonly destinations: Partial<Record<string, string>>
  /** The target for visitors whose languages the page is not available in. */
  readonly fallback: Locale
}

/**
 * Redirects a visitor to the stored language, else to the first available one of the browser's languages, else to the
 * fallback. The language is stored for later visits, unless the page has no other.
 *
 * The source of this function is inlined into language redirects, so it must only use its argument and browser APIs.
 */
export function openInLanguage(settings: LanguageRedirectSettings): void {
  const { cookieName, cookieAttributes, destinations, fallback } = settings
  let stored: string | undefined
  const choose = (): string =>
    [stored, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])].find(
      (language) => language && destinations[language],
    ) ?? fallback
  try {
    stored = new RegExp(`(?:^|; )${cookieName}=(\\w+)`).exec(document.cookie)?.[1]
    if (!stored && Object.keys(destinations).length > 1)
      document.cookie = `${cookieName}=${choose()}${cookieAttributes}`
  } catch {
    // Cookies are forbidden: the browser's languages decide.
  }
  location.replace(`${destinations[choose()]}${location.search}${location.hash}`)
}
