import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { startable } from '../programs.ts'
import { locateRequired } from '../test/requirements.ts'
import { listAddresses } from '../server/listAddresses.ts'
import { locales } from '../../renderer/languages.ts'
import { startServer } from '../server/staticServer.ts'

const VERSION = '13.5.0'
const RUNS = 5
const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({ 'largest-contentful-paint': z.object({ numericValue: z.number() }) }),
})
type Report = z.infer<typeof reportSchema>

/**
 * `npm run bench -- --lighthouse`: prints Lighthouse's scores of each page on a phone, the median of five runs. Lighthouse is
 * installed from the registry.
 *
 * @param folder the built site
 * @param asked addresses of pages; all pages where it is empty
 */
export async function reportLighthouse(folder: string, asked: readonly string[]): Promise<void> {
  const tools = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const server = await startServer({ folder, port: 0 })
  try {
    const options = ['--no-audit', '--no-fund', '--engine-strict=false']
    const [npm, ...parameters] = startable(['npm', 'install', ...options, `lighthouse@${VERSION}`])
    execFileSync(npm, parameters, { cwd: tools, stdio: 'ignore' })
    const addresses = asked.length > 0 ? asked : locales.flatMap((locale) => listAddresses(folder, locale))
    for (const address of addresses) {
      const reports: Report[] = []
      for (let run = 0; run < RUNS; run += 1) {
        // Concurrent runs would slow each other down.
        // oxlint-disable-next-line no-await-in-loop
        reports.push(await runLighthouse(tools, `${server.url}${address}`))
      }
      console.log(describe(address, reports))
    }
  } finally {
    await server.close()
    rmSync(tools, { recursive: true, force: true })
  }
}

async function runLighthouse(tools: string, url: string): Promise<Report> {
  const program = join(tools, 'node_modules/lighthouse/cli/index.js')
  const parameters = [program, url, '--quiet', '--output=json', `--chrome-flags=${FLAGS}`]
  const options = { env: { ...process.env, CHROME_PATH: locateRequired('chromium') }, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(process.execPath, parameters, options)
  return reportSchema.parse(JSON.parse(stdout))
}

/** Returns `/fr: performance 100, accessibility 100, …, largest paint after 1.2 s`. */
function describe(address: string, reports: readonly Report[]): string {
  const median = (valueOf: (report: Report) => number) =>
    reports.map(valueOf).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)] ?? 0
  const scores = Object.keys(reports[0]?.categories ?? {}).map(
    (name) => `${name} ${Math.round(100 * median(({ categories }) => categories[name]?.score ?? 0))}`,
  )
  const paint = median(({ audits }) => audits['largest-contentful-paint'].numericValue / 1000)
  return `${address}: ${scores.join(', ')}, largest paint after ${paint.toFixed(1)} s`
}
