import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { cacheFolder } from '../build/cache.ts'
import { measure, type Usage } from './measure.ts'

/**
 * Builds the site as `npm run build` does.
 *
 * @param root a copy of the project
 * @param node what to run it with
 */
export function measureBuild(root: string, node = process.execPath): Promise<Usage> {
  return measure({ command: node, parameters: ['--import', 'tsx', 'tools/build/build.ts'], folder: root })
}

/** As before the first build; but for some parts, named by their folders. */
export function forgetBuild(root: string, ...keptParts: readonly string[]): void {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  const folder = cacheFolder(root)
  for (const part of existsSync(folder) ? readdirSync(folder) : []) {
    if (!keptParts.includes(part)) rmSync(join(folder, part), { recursive: true })
  }
}

/** Changes the text of an article, as a writer does. */
export function editArticle(root: string, name: string): void {
  const file = join(root, `content/fr/articles/${name}.mdx`)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^## /m, '## Encore : '))
}

/** How many HTML files the built site has. */
export function countPages(root: string): number {
  return globSync('**/*.html', { cwd: join(root, 'dist/client') }).length
}

/** `12.3 s, 14.5 s of processor time, 0.83 GB` */
export function describeUsage({ seconds, cpuSeconds, memory }: Usage): string {
  const [wall, processor] = [seconds, cpuSeconds].map((value) => value.toFixed(1).padStart(6))
  return `${wall} s, ${processor} s of processor time, ${memory.toFixed(2)} GB`
}
