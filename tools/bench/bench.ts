import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { copyProject } from '../copyProject.ts'
import { generateArticles } from './generateArticles.ts'

const DEFAULT_COUNT = 2000

/**
 * `npm run bench`: how long the site takes to build with 2,000 articles more, and how much memory; how heavy its pages
 * are. `npm run bench -- 500` takes another number.
 */
function main(): void {
  const count = Number(process.argv[2] ?? DEFAULT_COUNT)
  const { root, remove } = copyProject()
  try {
    console.log(`The site as it is:             ${describeBuild(root)}`)
    generateArticles(root, count)
    console.log(`With ${count} articles more:     ${describeBuild(root)}`)
    console.log('\nHTML and styles, with Brotli:')
    for (const page of ['fr', 'fr/blog', 'fr/services', 'fr/articles/human-vs-machine', 'fr/requestaquote']) {
      const size = brotliCompressSync(readFileSync(join(root, 'dist/client', `${page}.html`))).length
      console.log(`${(size / 1024).toFixed(1).padStart(6)} kB  /${page}`)
    }
  } finally {
    remove()
  }
}

function describeBuild(root: string): string {
  const start = performance.now()
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', './tools/bench/reportMemory.mjs', 'tools/build.ts'],
    { cwd: root, encoding: 'utf8', maxBuffer: 1024 ** 3 },
  )
  const seconds = (performance.now() - start) / 1000
  const memory = Number(/maxRSS=(\d+)/.exec(stderr)?.[1]) / 1024 ** 2
  if (status !== 0 || !existsSync(join(root, 'dist/client'))) throw new Error(`The build failed:\n${stderr}`)
  const pages = globSync('**/*.html', { cwd: join(root, 'dist/client') }).length
  return `${seconds.toFixed(1)} s, ${memory.toFixed(2)} GB, ${pages} HTML files`
}

main()
