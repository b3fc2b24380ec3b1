import { join } from 'node:path'

/** What builds keep for the next one, of which each part has a folder. `npm run build -- --cold` does without. */
export function cacheFolder(root: string, part = ''): string {
  return join(root, '.cache/site', part)
}
