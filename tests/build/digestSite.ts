import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'

/** Every file of a built site, and what is in it. */
export function digestSite(root: string): Record<string, string> {
  const site = join(root, 'dist/client')
  const files = globSync('**/*', { cwd: site, dot: true }).toSorted()
  const digest = (file: string) => createHash('sha256').update(readFileSync(join(site, file)))
  return Object.fromEntries(files.map((file) => [file, digest(file).digest('hex').slice(0, 12)]))
}
