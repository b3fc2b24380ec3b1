import { ifAllowed } from '../../../renderer/ifAllowed.ts'

/** What the address of the quote form ends with if files come along: their names follow, which no server sees. */
export const HASH = '#files='
/** The name of the browser's cache for the files. */
export const CACHE = 'site-files'

/** Deletes files that were kept for the quote form, on all pages but the one that is to take them. */
export async function forgetFiles(): Promise<void> {
  if (!location.hash.startsWith(HASH)) await ifAllowed(() => caches.delete(CACHE))?.catch(() => undefined)
}
