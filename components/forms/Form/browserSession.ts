/** A cookie without a date lasts as long as the browser's session: where it is missing, a new one has begun. */
export const SESSION_COOKIE = 'session=1'
const LEFTOVERS = /^(?:draft|open):/

/** Whether something was typed on the site since the browser was started. */
export function isSessionMarked(): boolean {
  return document.cookie.includes(SESSION_COOKIE)
}

/**
 * Forgets what was typed before the browser was closed. Every page does, because nobody knows on which one a visitor
 * comes back.
 *
 * A browser that is set to go on where it left off brings its tabs back, and with them the cookies of their session: to it
 * the session is not over, and what was typed is there again as the tabs are.
 */
export function forgetEarlierSession(): void {
  try {
    if (isSessionMarked()) return
    for (const key of Object.keys(localStorage)) if (LEFTOVERS.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: no earlier session has left anything.
  }
}
