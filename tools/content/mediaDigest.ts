import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

/** The bytes of a file by name, and by what one can tell that they are still the same. */
export interface Digested {
  readonly state: string
  readonly digest: string
}

const digested = new Map<string, Digested>()

/**
 * Names the bytes of a picture, a video or its captions; each file is read again when it has changed.
 *
 * @param path where it is
 * @returns undefined where there is no such file
 */
export function mediaDigest(path: string): string | undefined {
  return digestMedia(path)?.digest
}

/**
 * The same with what it goes by, to be kept for the next run.
 *
 * @param known of an earlier one
 */
export function digestMedia(path: string, known = digested.get(path)): Digested | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return undefined
  const state = `${stat.mtimeMs} ${stat.ctimeMs} ${stat.size} ${stat.ino}`
  const current =
    known?.state === state
      ? known
      : { state, digest: createHash('sha256').update(readFileSync(path)).digest('base64url') }
  digested.set(path, current)
  return current
}
