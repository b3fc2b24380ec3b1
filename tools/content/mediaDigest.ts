import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'

interface Digested {
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
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return undefined
  const state = `${stat.mtimeMs} ${stat.size} ${stat.ino}`
  const known = digested.get(path)
  if (known?.state === state) return known.digest
  const digest = createHash('sha256').update(readFileSync(path)).digest('base64url')
  digested.set(path, { state, digest })
  return digest
}
