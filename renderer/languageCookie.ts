/** The language that a visitor chose. Separate from languages.ts, because pages only need it after a touch. */
export const LANGUAGE_COOKIE = 'language'

/**
 * For a year, on https only: browsers treat localhost as secure, except Safari, which does not keep the cookie there.
 * https://www.rfc-editor.org/info/rfc6265
 */
export const COOKIE_ATTRIBUTES = '; path=/; max-age=31536000; samesite=lax; secure'
