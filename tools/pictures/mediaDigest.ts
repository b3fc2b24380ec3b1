import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** The digest of each file, with its size and time of change, by which the cached one is known to be valid. */
const digested = new Map<string, { readonly state: string; readonly digest: string }>()

/**
 * Returns a digest of the bytes of a picture, a video or its captions. A file is read again once it has changed.
 *
 * @returns undefined if there is no such file
 */
export function mediaDigest(path: string): string | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return undefined
  const state = `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}`
  const known = digested.get(path)
  if (known?.state === state) return known.digest
  const digest = createHash('sha256').update(readFileSync(path)).digest('base64url')
  digested.set(path, { state, digest })
  return digest
}
