import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The digest of each file: pictures are in many pages. */
const digests = new Map<string, string>()

/** Returns a digest of the bytes of a picture, a video or its captions, as they were when it was first asked for. */
export function mediaDigest(path: string): string {
  const digest = digests.get(path) ?? createHash('sha256').update(readFileSync(path)).digest('base64url')
  digests.set(path, digest)
  return digest
}
