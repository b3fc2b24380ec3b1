import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** Every file of a built site, and of what servers of one's own are told of it, and what is in it. */
export function digestSite(root: string): Record<string, string> {
  const dist = join(root, 'dist')
  const files = globSync('{client,hosting}/**', { cwd: dist, dot: true }).toSorted()
  const digest = (file: string) => createHash('sha256').update(readFileSync(join(dist, file)))
  return Object.fromEntries(files.map((file) => [file, digest(file).digest('hex').slice(0, 12)]))
}
