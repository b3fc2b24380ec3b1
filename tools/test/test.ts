import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { type Command, CONTENT, FORMAT, LINT, runCommand, startable, STYLES, TYPES } from '../programs.ts'
import { installMissing } from './installMissing.ts'
import { describe, listMissing } from './requirements.ts'

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

/** The parts, in the order in which they run; the first two need no built site. */
const PARTS = ['quick', 'unit', 'html', 'browser', 'react', 'firefox', 'webkit']

const WITHOUT_SITE: ReadonlySet<string> = new Set(['quick', 'unit'])

/** The projects of playwright.config.ts, by part; the chosen ones run in one process. */
const BROWSER_PROJECTS: Readonly<Record<string, readonly string[]>> = { browser: ['long', 'short'], react: ['react'] }

/** The parts that run in other programs than Chromium: projects of vitest.config.ts. */
const OTHER_PROGRAMS: ReadonlySet<string> = new Set(['firefox', 'webkit'])

const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))

/**
 * `npm test`: everything that CI checks; the last line counts the passed, failed and skipped tests. `npm test -- unit browser
 * --shard=1/2` runs only these parts, and passes options to Playwright.
 */
async function main(): Promise<void> {
  const unknown = names.filter((name) => !PARTS.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Write some of ${PARTS.join(', ')}, or none for all.`)
    process.exitCode = 1
    return
  }
  const chosen = PARTS.filter((part) => names.length === 0 || names.includes(part))
  installMissing(chosen)
  const missing = listMissing(chosen)
  for (const requirement of missing) {
    console.error(`${process.env['CI'] ? 'The tests need' : 'Skipping the tests that need'} ${describe(requirement)}`)
  }
  // In CI, a test that is skipped would be a test that never runs.
  const outcomes =
    process.env['CI'] && missing.length > 0
      ? [{ name: 'programs and fonts', passed: 0, failed: missing.length, skipped: 0, seconds: 0 }]
      : await runParts(
          chosen,
          missing.flatMap(({ parts }) => parts),
        )

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

/** Runs the chosen parts, and counts the tests of those that lack a program. */
async function runParts(chosen: readonly string[], withoutProgram: readonly string[]): Promise<Outcome[]> {
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const parts = chosen.filter((part) => !withoutProgram.includes(part))
  return [
    ...(parts.includes('quick') ? await runQuickChecks() : []),
    ...(parts.includes('unit') ? [runVitest(['unit'])] : []),
    ...(parts.some((part) => !WITHOUT_SITE.has(part)) ? await runOnSite(parts) : []),
    ...chosen.filter((part) => withoutProgram.includes(part)).map(skip),
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

/** Builds the site and runs the chosen tests on it; those in other programs run concurrently, as they mostly wait. */
async function runOnSite(parts: readonly string[]): Promise<Outcome[]> {
  const build = runCheck('build', ['npm', 'run', '--silent', 'build'])
  if (build.failed > 0) return [build]
  const inBrowser = parts.filter((part) => part in BROWSER_PROJECTS)
  const others = parts.filter((part) => OTHER_PROGRAMS.has(part))
  return [
    build,
    ...(parts.includes('html') ? [runVitest(['build'], 'built HTML')] : []),
    ...(inBrowser.length > 0 ? [runPlaywright(inBrowser)] : []),
    ...(others.length > 0 ? [runVitest(others)] : []),
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

function runVitest(projects: readonly string[], name = projects.join(', ')): Outcome {
  const settle = begin(name)
  const report = `${REPORTS}/${projects.join('-')}.json`
  const isSuccess = runCommand([
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    ...(isOnGitHub ? ['--reporter=github-actions'] : []),
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const counts = readReport(report, vitestReport)
  return settle(isSuccess, counts?.numPassedTests, counts?.numFailedTests, counts?.numPendingTests)
}

function runPlaywright(parts: readonly string[]): Outcome {
  const settle = begin(parts.join(', '))
  const isSuccess = runCommand(['playwright', 'test', ...parts.flatMap(projectOptions), ...options])
  const counts = readReport(`${REPORTS}/e2e.json`, playwrightReport)?.stats
  return settle(isSuccess, counts?.expected, counts && counts.unexpected + counts.flaky, counts?.skipped)
}

function projectOptions(part: string): string[] {
  return (BROWSER_PROJECTS[part] ?? [part]).map((project) => `--project=${project}`)
}

/** Counts the tests of a part that cannot run. */
function skip(part: string): Outcome {
  const settle = begin(`${part} (skipped)`)
  const list: Command = part in BROWSER_PROJECTS ? ['playwright', 'test', '--list'] : ['vitest', 'list']
  const [program, ...parameters] = startable(list)
  const { stdout } = spawnSync(program, [...parameters, ...projectOptions(part)], { encoding: 'utf8' })
  const total = /^Total: (\d+) tests?/m.exec(stdout)?.[1]
  return settle(true, 0, 0, total === undefined ? stdout.trim().split('\n').length : Number(total))
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
