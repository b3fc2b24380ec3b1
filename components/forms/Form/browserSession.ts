import { ifAllowed } from '../../../renderer/ifAllowed.ts'

/** A cookie without a date lasts as long as the browser session: if it is missing, a new session has begun. */
export const SESSION_COOKIE = 'session=1'
/** How the keys of drafts begin, and that of the list of those that were sent. */
const DRAFTS = 'draft'

/** Reports whether something was typed on the site since the browser was started. */
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
  ifAllowed(() => {
    if (isSessionMarked()) return
    for (const key of Object.keys(localStorage)) if (key.startsWith(DRAFTS)) localStorage.removeItem(key)
  })
}
