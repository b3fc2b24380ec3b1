import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { copyProject } from '../copyProject.ts'
import { generateArticles } from './generateArticles.ts'

const DEFAULT_COUNT = 2000
/** How much heavier the blog may be with that many articles more: it shows as many of them as before. */
const MOST_GROWTH = 0.1

/**
 * `npm run bench`: how long the site takes to build with 2,000 articles more, and how much memory; how heavy its pages
 * are. `npm run bench -- 500` takes another number. It fails where the blog's page grows with the number of articles.
 */
function main(): void {
  const count = Number(process.argv[2] ?? DEFAULT_COUNT)
  const { root, remove } = copyProject()
  try {
    console.log(`The site as it is:             ${describeBuild(root)}`)
    const blogBefore = weigh(root, 'fr/blog.html')
    generateArticles(root, count)
    console.log(`With ${count} articles more:     ${describeBuild(root)}`)
    console.log('\nHTML and styles, with Brotli:')
    for (const page of ['fr', 'fr/blog', 'fr/services', 'fr/articles/human-vs-machine', 'fr/requestaquote']) {
      console.log(`${inKilobytes(weigh(root, `${page}.html`)).padStart(9)}  /${page}`)
    }
    reportBlog(root, blogBefore)
  } finally {
    remove()
  }
}

/** Compares the blog's page with what it weighed before, and says what its search fetches. */
function reportBlog(root: string, before: number): void {
  const after = weigh(root, 'fr/blog.html')
  const growth = after / before - 1
  console.log(`\n/fr/blog went from ${before} to ${after} bytes: ${(100 * growth).toFixed(1)} %`)
  const pieces = globSync('fr/blog-index/*.json', { cwd: join(root, 'dist/client') }).map((file) => weigh(root, file))
  const total = pieces.reduce((sum, size) => sum + size, 0)
  console.log(
    `Its search fetches ${inKilobytes(total)} in ${pieces.length} pieces, of ${inKilobytes(Math.max(...pieces))} at most`,
  )
  if (growth > MOST_GROWTH) {
    console.error(
      `The blog's page may grow by ${100 * MOST_GROWTH} %: something in it grows with the number of articles.`,
    )
    process.exitCode = 1
  }
}

/** The bytes of a file of the built site, with Brotli. */
function weigh(root: string, file: string): number {
  return brotliCompressSync(readFileSync(join(root, 'dist/client', file))).length
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} kB`
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
