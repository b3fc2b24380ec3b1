import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { cacheFolder } from '../cache.ts'
import { copyProject } from '../test/copyProject.ts'
import { generateArticles } from './generateArticles.ts'
import { measure, type Usage } from './measure.ts'

const BUILT_SITE = 'dist/client'
const WEIGHED_PAGES = ['fr', 'fr/blog', 'fr/services', 'fr/articles/human-vs-machine', 'fr/requestaquote']

/**
 * `npm run bench`: measures the build from nothing and a second time, and the weight of pages. `npm run bench -- 200` also
 * measures it with 200 generated articles.
 */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const count = Number(positionals[0] ?? 0)
  const { root, remove } = copyProject()
  try {
    reportBuilds(root)
    if (count > 0) {
      generateArticles(root, count)
      console.log(`\nWith ${count} more articles`)
      reportBuilds(root)
    }
  } finally {
    remove()
  }
}

/** Builds a copy of the project from nothing and a second time, and weighs some of its pages. */
function reportBuilds(root: string): void {
  rmSync(cacheFolder(root), { recursive: true, force: true })
  for (const state of ['from nothing', 'again']) report(state, measure(['tools/build/start.mjs'], root))
  const site = join(root, BUILT_SITE)
  console.log(`  ${globSync('**/*.html', { cwd: site }).length} HTML files; HTML and styles, with Brotli:`)
  for (const page of WEIGHED_PAGES) {
    const bytes = brotliCompressSync(readFileSync(join(site, `${page}.html`))).length
    console.log(`${(bytes / 1024).toFixed(1).padStart(9)} kB  /${page}`)
  }
}

function report(state: string, { seconds, cpuSeconds, memory }: Usage): void {
  const [wall, processor] = [seconds, cpuSeconds].map((value) => value.toFixed(1).padStart(6))
  console.log(`  ${state.padEnd(28)} ${wall} s, ${processor} s of processor time, ${memory.toFixed(2)} GB`)
}

await main()
