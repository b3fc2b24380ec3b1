/**
 * The language that a visitor chose, in a cookie: servers that negotiate languages (hosting/) must not go against it. Apart
 * from languages.ts, which no page needs before a touch.
 */
export const LANGUAGE_COOKIE = 'language'

/**
 * For a year, and over https alone: where a site is developed, localhost counts as that, but for Safari, which then remembers
 * nothing. https://www.rfc-editor.org/info/rfc6265
 */
export const COOKIE_ATTRIBUTES = '; path=/; max-age=31536000; samesite=lax; secure'
