import { existsSync, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Where the site is, the one that is being made, and for a moment the last one. */
export interface SiteFolders {
  readonly finished: string
  readonly unfinished: string
  /** Is there between two renames only, and always whole. */
  readonly previous: string
}

/** @param root the project's root */
export function siteFolders(root: string): SiteFolders {
  return {
    finished: resolve(root, 'dist'),
    unfinished: resolve(root, 'dist.next'),
    previous: resolve(root, 'dist.previous'),
  }
}

/**
 * Puts the unfinished site, which is whole now, in place of the last one.
 *
 * Folders can't be exchanged at once: between the two renames there is no dist. Whoever ends the build right there leaves
 * what `putRight` undoes.
 *
 * @throws Error of the file system, with the last site in its place
 */
export async function putInPlace(root: string): Promise<void> {
  const { finished, unfinished, previous } = siteFolders(root)
  await rename(finished, previous).catch(ignoreMissing)
  try {
    await rename(unfinished, finished)
  } catch (error) {
    await rename(previous, finished).catch(ignoreMissing)
    throw error
  }
  await discard(root)
}

/**
 * Clears away what a build has left that did not come to its end, and brings the last good site back to its place. No other
 * build may be under way: tools/build/buildLock.ts.
 */
export async function putRight(root: string): Promise<void> {
  const { finished, previous } = siteFolders(root)
  if (!existsSync(finished)) await rename(previous, finished).catch(ignoreMissing)
  await discard(root)
}

/** `dist still holds the last good site, of 2026-11-22 09:12.` */
export function describeSite(root: string): string {
  const { finished } = siteFolders(root)
  const site = statSync(resolve(finished, 'client'), { throwIfNoEntry: false })
  if (!site) return 'There is no site in dist.'
  // Sweden writes days as ISO 8601 does.
  const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' }).format(site.mtime)
  return `dist still holds the last good site, of ${time}.`
}

/** Deletes under a name that says that it is no site: what is half deleted is never taken for one. */
async function discard(root: string): Promise<void> {
  const { unfinished, previous } = siteFolders(root)
  await rm(unfinished, { recursive: true, force: true })
  await rename(previous, unfinished).catch(ignoreMissing)
  await rm(unfinished, { recursive: true, force: true })
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}
