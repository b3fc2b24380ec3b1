/** A cookie without a date lasts as long as the browser's session: where it is missing, a new one has begun. */
export const SESSION_COOKIE = 'session=1'
const LEFTOVERS = /^(?:draft|open):/

/** Whether something was typed on the site since the browser was started. */
export function isSessionMarked(): boolean {
  return document.cookie.includes(SESSION_COOKIE)
}

/**
 * Deletes drafts of an earlier browser session. Every page does, because a visitor may come back on any of them.
 *
 * A browser that restores its tabs also restores their session cookies: the session then continues, and so do its
 * drafts.
 */
export function forgetEarlierSession(): void {
  try {
    if (isSessionMarked()) return
    for (const key of Object.keys(localStorage)) if (LEFTOVERS.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is forbidden: no earlier session has left anything.
  }
}
