import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { globSync } from 'tinyglobby'

const SITE = 'dist/client'
const PAGES = ['fr', 'fr/blog', 'fr/services', 'fr/requestaquote']
/** https://www.gnu.org/software/time/: wall-clock time, user and system time, kilobytes of the largest process. */
const FORMAT = '%e s, %U + %S s of processor time, %M kB'

/** `npm run bench`: measures the build from nothing and a second time, and the weight of some pages. */
rmSync('.cache', { recursive: true, force: true })
for (const state of ['from nothing', 'again']) {
  const command = [`--format=${FORMAT}`, 'npm', 'run', 'build']
  const { status, stderr } = spawnSync('/usr/bin/time', command, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  console.log(`${state}: ${stderr.trim().split('\n').at(-1)}`)
}
console.log(`${globSync('**/*.html', { cwd: SITE }).length} HTML files; HTML and styles, with Brotli:`)
for (const page of PAGES) {
  const bytes = brotliCompressSync(readFileSync(`${SITE}/${page}.html`)).length
  console.log(`${(bytes / 1024).toFixed(1).padStart(6)} kB  /${page}`)
}
