/**
 * The language that a visitor chose, in a cookie: servers that negotiate languages (hosting/) must not go against it. Apart
 * from languages.ts, which no page needs before a touch.
 */
export const LANGUAGE_COOKIE = 'language'

/** For a year. https://www.rfc-editor.org/info/rfc6265 */
export const COOKIE_ATTRIBUTES = '; path=/; max-age=31536000; samesite=lax'

/**
 * Returns what `document.cookie` is set to.
 *
 * @param protocol of the page: over https the cookie is sent over https alone
 */
export function writeLanguageCookie(language: string, protocol: string): string {
  return `${LANGUAGE_COOKIE}=${language}${COOKIE_ATTRIBUTES}${protocol === 'https:' ? '; secure' : ''}`
}
