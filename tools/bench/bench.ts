import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { copyProject } from '../test/copyProject.ts'
import { compareWithAstro } from './astro.ts'
import { countPages, describeUsage, editArticle, forgetBuild, measureBuild } from './builds.ts'
import { generateArticles } from './generateArticles.ts'
import { reportLighthouse } from './lighthouse.ts'
import type { Usage } from './measure.ts'
import { reportSizes } from './size.ts'

const BUILT_SITE = 'dist/client'
/** How much heavier the blog may be with that many articles more: it shows as many of them as before. */
const MOST_GROWTH = 0.1

/**
 * `npm run bench`: how long the site takes to build, from nothing and after a change, how much memory, how heavy its pages
 * are. `npm run bench -- 200` also builds it with 200 articles more, and fails where the blog's page grows with their
 * number; `--astro` compares that with Astro.
 *
 * `--lighthouse` looks at the pages of the last build, or at those whose addresses follow; `--size` prints the budgets.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      astro: { type: 'boolean' },
      lighthouse: { type: 'boolean' },
      size: { type: 'boolean' },
    },
  })
  if (values.size) return reportSizes('.')
  if (values.lighthouse) return reportLighthouse(BUILT_SITE, positionals)
  const { root, remove } = copyProject()
  try {
    await reportBuilds(root, Number(positionals[0] ?? 0), values.astro ?? false)
  } finally {
    remove()
  }
  return undefined
}

async function reportBuilds(root: string, count: number, withAstro: boolean): Promise<void> {
  console.log('The site as it is')
  await reportStates(root, 'human-vs-machine')
  const blogBefore = weigh(root, 'fr/blog.html')
  if (count > 0) {
    generateArticles(root, count)
    console.log(`\nWith ${count} articles more`)
    await reportStates(root, `mesure-${Math.ceil(count / 2)}`)
  }
  console.log('\nHTML and styles, with Brotli:')
  for (const page of ['fr', 'fr/blog', 'fr/services', 'fr/articles/human-vs-machine', 'fr/requestaquote']) {
    console.log(`${inKilobytes(weigh(root, `${page}.html`)).padStart(9)}  /${page}`)
  }
  reportBlog(root, blogBefore)
  if (!withAstro) return
  console.log('\nBeside Astro')
  await compareWithAstro(root)
}

async function reportStates(root: string, article: string): Promise<void> {
  const report = (state: string, usage: Usage) => console.log(`  ${state.padEnd(28)} ${describeUsage(usage)}`)
  forgetBuild(root)
  report('from nothing', await measureBuild(root))
  forgetBuild(root, 'openGraphImages')
  report('all but shared images', await measureBuild(root))
  report('nothing changed', await measureBuild(root))
  editArticle(root, article)
  report('the text of one article', await measureBuild(root))
  console.log(`  ${countPages(root)} HTML files`)
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

await main()
