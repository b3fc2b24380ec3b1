import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { type Command, CONTENT, FORMAT, LINT, runCommand, startable, STYLES, TYPES } from '../programs.ts'
import { installMissing } from './installMissing.ts'

/** The result of one step of the tests. */
interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly seconds: number
}

const REPORTS = '.cache/reports'
const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number(), numPendingTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** Whether GitHub annotates the lines of diagnostics. For types, actions/setup-node registers a matcher for tsc. */
const isOnGitHub = process.env['GITHUB_ACTIONS'] === 'true'

/** The parts, in the order in which they run. */
const PARTS = ['quick', 'unit', 'html', 'browser', 'react', 'firefox', 'webkit']
const WITHOUT_SITE: ReadonlySet<string> = new Set(['quick', 'unit'])
/** Islands with React instead of Preact. */
const ONLY_FULL = 'react'

const words = process.argv.slice(2)
const isFull = words.includes('--full')
/** Names of parts, and options and files for the runners of tests. */
const names = words.filter((word) => !/^--|\//.test(word))
const passedOn = words.filter((word) => /^--|\//.test(word) && word !== '--full')

/**
 * `npm test`: what every change must pass. `npm test -- --full`: all tests. The last line counts those that passed, failed
 * and were skipped. `npm test -- unit browser --shard=1/2` runs only these parts, and passes options and files to the
 * runners.
 */
async function main(): Promise<void> {
  const unknown = names.filter((name) => !PARTS.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Write some of ${PARTS.join(', ')}, or none for all.`)
    process.exitCode = 1
    return
  }
  const chosen = PARTS.filter((part) => (names.length === 0 ? isFull || part !== ONLY_FULL : names.includes(part)))
  const missing = installMissing(chosen, isFull)
  for (const name of missing) console.error(`The tests need a program or a font: apt-get install ${name}`)
  const outcomes = [
    ...missing.map((name) => ({ name, passed: 0, failed: 1, skipped: 0, seconds: 0 })),
    ...(await runParts(chosen)),
  ]

  console.log('')
  for (const { name, passed, failed, skipped, seconds } of outcomes) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${formatCounts(passed, failed, skipped)}, ${seconds} s`)
  }
  const sum = (key: 'passed' | 'failed' | 'skipped') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(formatCounts(sum('passed'), sum('failed'), sum('skipped')))
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

function formatCounts(passed: number, failed: number, skipped: number): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

async function runParts(parts: readonly string[]): Promise<Outcome[]> {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  return [
    ...(parts.includes('quick') ? await runQuickChecks() : []),
    ...(parts.includes('unit') ? [runVitest(['unit'], 'unit')] : []),
    ...(parts.every((part) => WITHOUT_SITE.has(part)) ? [] : runOnSite(parts)),
  ]
}

async function runQuickChecks(): Promise<Outcome[]> {
  // This takes as long as the others together.
  const content = startCheck('content', CONTENT)
  return [
    runCheck('format', FORMAT),
    runCheck('lint', [...LINT, ...(isOnGitHub ? ['--format=github'] : [])]),
    runCheck('styles', STYLES),
    runCheck('types', TYPES),
    ...(await content()),
  ]
}

/** Builds the site and runs the chosen tests on it. */
function runOnSite(parts: readonly string[]): Outcome[] {
  const build = runCheck('build', ['npm', 'run', '--silent', 'build'])
  if (build.failed > 0) return [build]
  // The files of the full run take minutes: begun last, one would run alone, and leave a processor idle.
  const inChromium = [
    ...(parts.includes('browser') ? [...(isFull ? ['full'] : []), 'short'] : []),
    ...(parts.includes('react') ? ['react'] : []),
  ]
  const inOthers = parts.filter((part) => part === 'firefox' || part === 'webkit')
  return [
    build,
    ...(parts.includes('html') ? [runVitest(['build'], 'built HTML')] : []),
    ...(inChromium.length > 0 ? [runPlaywright(inChromium)] : []),
    // They mostly wait, so they run concurrently.
    ...(inOthers.length > 0 ? [runVitest(inOthers, inOthers.join(', '))] : []),
  ]
}

function runCheck(name: string, command: Command): Outcome {
  const settle = begin(name)
  return runCommand(command) ? settle(true, 1, 0) : settle(false, 0, 1)
}

/** Starts a check that runs concurrently with others. Its output and its duration are printed when it is awaited. */
function startCheck(name: string, command: Command): () => Promise<[Outcome]> {
  const [program, ...parameters] = startable(command)
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'close')
  return async () => {
    const settle = begin(name)
    child.stdout.pipe(process.stdout)
    child.stderr.pipe(process.stderr)
    const [code]: unknown[] = await ended
    return [code === 0 ? settle(true, 1, 0) : settle(false, 0, 1)]
  }
}

function runVitest(projects: readonly string[], name: string): Outcome {
  const settle = begin(name)
  const report = `${REPORTS}/${projects.join('-')}.json`
  const isSuccess = runCommand([
    'vitest',
    'run',
    ...[...projects, ...(isFull ? projects.map((project) => `${project} full`) : [])].map(
      (project) => `--project=${project}`,
    ),
    '--reporter=default',
    ...(isOnGitHub ? ['--reporter=github-actions'] : []),
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...passedOn,
  ])
  const counts = readReport(report, vitestReport)
  return settle(isSuccess, counts?.numPassedTests, counts?.numFailedTests, counts?.numPendingTests)
}

function runPlaywright(projects: readonly string[]): Outcome {
  const settle = begin(`Chromium: ${projects.join(', ')}`)
  const isSuccess = runCommand([
    'playwright',
    'test',
    ...projects.map((project) => `--project=${project}`),
    ...passedOn,
  ])
  const counts = readReport(`${REPORTS}/e2e.json`, playwrightReport)?.stats
  return settle(isSuccess, counts?.expected, counts && counts.unexpected + counts.flaky, counts?.skipped)
}

/** Returns the named result of a step; a runner that crashed before counting anything has failed once. */
function begin(name: string): (isSuccess: boolean, passed?: number, failed?: number, skipped?: number) => Outcome {
  console.log(`\n— ${name}`)
  const began = performance.now()
  return (isSuccess, passed = 0, failed = 0, skipped = 0) => ({
    name,
    passed,
    failed: isSuccess ? failed : Math.max(failed, 1),
    skipped,
    seconds: Math.round((performance.now() - began) / 1000),
  })
}

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return schema.parse(report)
}

await main()
