import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { cacheFolder } from '../cache.ts'
import { copyProject } from '../test/copyProject.ts'
import { measureAstro } from './astro.ts'
import { generateArticles } from './generateArticles.ts'
import { reportLighthouse } from './lighthouse.ts'
import { measure, type Usage } from './measure.ts'
import { reportSizes } from './size.ts'

const BUILT_SITE = 'dist/client'
const WEIGHED_PAGES = ['fr', 'fr/blog', 'fr/services', 'fr/articles/human-vs-machine', 'fr/requestaquote']

/**
 * `npm run bench`: measures the build from nothing and a second time, and the weight of pages. `npm run bench -- 200` also
 * measures it with 200 generated articles, and `--astro` Astro with the same documents.
 *
 * `--lighthouse` measures the pages of the last build, or those whose addresses follow; `--size` prints the budgets.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { astro: { type: 'boolean' }, lighthouse: { type: 'boolean' }, size: { type: 'boolean' } },
  })
  if (values.size) return reportSizes('.')
  if (values.lighthouse) return reportLighthouse(BUILT_SITE, positionals)
  const count = Number(positionals[0] ?? 0)
  const { root, remove } = copyProject()
  try {
    await reportBuilds(root)
    reportWeights(root)
    if (count > 0) {
      generateArticles(root, count)
      console.log(`\nWith ${count} more articles`)
      await reportBuilds(root)
      reportWeights(root)
    }
    if (values.astro) report('Astro, from nothing', await measureAstro(root))
  } finally {
    remove()
  }
  return undefined
}

async function reportBuilds(root: string): Promise<void> {
  await reportBuild(root, 'from nothing', [])
  await reportBuild(root, 'all but Open Graph images', ['openGraphImages'])
  await reportBuild(root, 'again')
}

/** @param keptParts the parts of the cache that stay; all by default */
async function reportBuild(root: string, state: string, keptParts?: readonly string[]): Promise<void> {
  const cache = cacheFolder(root)
  for (const part of keptParts && existsSync(cache) ? readdirSync(cache) : []) {
    if (!keptParts?.includes(part)) rmSync(join(cache, part), { recursive: true })
  }
  report(state, await measure(['--import', 'tsx', 'tools/build/build.ts'], root))
}

function report(state: string, { seconds, cpuSeconds, memory }: Usage): void {
  const [wall, processor] = [seconds, cpuSeconds].map((value) => value.toFixed(1).padStart(6))
  console.log(`  ${state.padEnd(28)} ${wall} s, ${processor} s of processor time, ${memory.toFixed(2)} GB`)
}

/** Prints the bytes of pages and their number. */
function reportWeights(root: string): void {
  const site = join(root, BUILT_SITE)
  console.log(`  ${globSync('**/*.html', { cwd: site }).length} HTML files; HTML and styles, with Brotli:`)
  for (const page of WEIGHED_PAGES) {
    const bytes = brotliCompressSync(readFileSync(join(site, `${page}.html`))).length
    console.log(`${(bytes / 1024).toFixed(1).padStart(9)} kB  /${page}`)
  }
}

await main()
