import type { Locale } from './languages.ts'

/** The arguments of a language redirect's script, as plain JSON. */
export interface LanguageRedirectSettings {
  readonly cookieName: string
  /** The attributes that follow the cookie's value. */
  readonly cookieAttributes: string
  /** The languages of the site. */
  readonly locales: readonly Locale[]
  /** The target addresses, by language, in order of preference. */
  readonly destinations: Partial<Record<Locale, string>>
  /** The target for visitors whose languages the page is not available in. */
  readonly fallback: Locale
  /** The default language, for visitors who prefer none of the site's. */
  readonly defaultLocale: Locale
}

/**
 * Redirects a visitor to the stored language, else to the first available one of the browser's languages, else to the
 * fallback. The language is stored for later visits if the visitor prefers it, rather than if the page has no other.
 *
 * The source of this function is inlined into language redirects, so it must only use its argument and browser APIs.
 */
export function openInLanguage({
  cookieName,
  cookieAttributes,
  locales,
  destinations,
  fallback,
  defaultLocale,
}: LanguageRedirectSettings): void {
  let stored: string | undefined
  try {
    stored = document.cookie
      .split('; ')
      .find((cookie) => cookie.startsWith(`${cookieName}=`))
      ?.slice(cookieName.length + 1)
  } catch {
    // Cookies are forbidden: the browser's languages decide.
  }
  const asked = [stored, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])]
  const wanted = asked.flatMap((language) => locales.find((locale) => locale === language) ?? [])
  const chosen = wanted.find((language) => destinations[language] !== undefined) ?? fallback
  const preferred = wanted[0] ?? defaultLocale
  try {
    if (stored === undefined && chosen === preferred) document.cookie = `${cookieName}=${chosen}${cookieAttributes}`
  } catch {
    // The same will be found out at the next visit.
  }
  location.replace(`${destinations[chosen]}${location.search}${location.hash}`)
}
