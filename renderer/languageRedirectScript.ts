import type { Locale } from './languages.ts'

/** What the script of a language redirect knows, as plain JSON. */
export interface LanguageRedirectSettings {
  readonly cookieName: string
  /** What follows its value where it is set. */
  readonly cookieAttributes: string
  /** The languages of the site. */
  readonly locales: readonly Locale[]
  /** The addresses to send visitors to, by language, in order of preference. */
  readonly destinations: Partial<Record<Locale, string>>
  /** Where visitors go whose languages the page is not there in. */
  readonly fallback: Locale
  /** The language of visitors who prefer none of the site's. */
  readonly defaultLocale: Locale
}

/**
 * Sends a visitor on: to the stored language, else the first of the browser's that there is, else the fallback.
 * It is stored for later visits where it is what the visitor prefers, and not all that this page is there in.
 *
 * The text of this function is written into language redirects, so it must use nothing but its argument and the browser.
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
