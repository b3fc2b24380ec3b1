import type { Locale } from './languages.ts'

/** What the script of a gateway knows, as plain JSON. */
export interface GatewaySettings {
  readonly storageKey: string
  /** The addresses to send visitors to, by language, in order of preference. */
  readonly destinations: Partial<Record<Locale, string>>
  readonly fallback: Locale
}

/**
 * Sends a visitor on: to the stored language, else the first of the browser's that there is, else the fallback.
 *
 * The text of this function is written into gateways, so it must use nothing but its argument and the browser.
 */
export function openInLanguage({ storageKey, destinations, fallback }: GatewaySettings): void {
  const isAvailable = (language: string | null | undefined): language is Locale =>
    language === 'fr' || language === 'en' ? destinations[language] !== undefined : false
  let stored: string | null = null
  try {
    stored = localStorage.getItem(storageKey)
  } catch {
    // Storage is forbidden: the browser's languages decide.
  }
  const wanted = [stored, ...navigator.languages.map((tag) => tag.toLowerCase().split('-')[0])]
  const chosen = wanted.find(isAvailable) ?? fallback
  try {
    if (stored === null) localStorage.setItem(storageKey, chosen)
  } catch {
    // The same will be found out at the next visit.
  }
  location.replace(`${destinations[chosen]}${location.search}${location.hash}`)
}
