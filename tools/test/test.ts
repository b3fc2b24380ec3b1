import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { FORMAT, LINT, TYPES } from '../check/programs.ts'
import { findBrowser, findBrowserWithWindow, findFirefox, findServers, findWebKit } from './programs.ts'

/** The result of one step of the tests. */
interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
}

const REPORTS = '.cache/reports'
const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Whether GitHub annotates the lines of diagnostics. For types, actions/setup-node registers a matcher for tsc. */
const isOnGitHub = process.env['GITHUB_ACTIONS'] === 'true'

/** The parts that need no built site, the fastest first. */
const PARTS = ['quick', 'unit'] as const
/** The tests that open or read the built site; it is built before the first of them. */
const PARTS_OF_SITE = ['html', 'browser', 'react'] as const

/** The projects of playwright.config.ts, by part; the chosen ones run in one process. */
const BROWSER_PROJECTS: Readonly<Record<string, readonly string[]>> = { browser: ['long', 'short'], react: ['react'] }

/** The tests of the built site in other programs, which are skipped locally if missing; CI requires them. */
const OTHER_PROGRAMS = { firefox: findFirefox, webkit: findWebKit, hosts: findServers } as const

/** Installs the packages for the tests of hosts, whose lockfile is apart because they are large. None needs its install script. */
const INSTALL_HOSTS = 'npm install --prefix=tests/hosts --no-save --ignore-scripts --no-audit --no-fund'.split(' ')

const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))

/**
 * `npm test`: everything that CI checks; the last line counts the passed tests. `npm test -- unit browser --shard=1/2` runs
 * only these parts, and passes options to Playwright.
 */
async function main(): Promise<void> {
  const known = [...PARTS, ...PARTS_OF_SITE, ...Object.keys(OTHER_PROGRAMS)]
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Write some of ${known.join(', ')}, or none for all.`)
    process.exitCode = 1
    return
  }
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const others = listOtherPrograms()
  const inBrowser = Object.keys(BROWSER_PROJECTS).filter(isChosen)
  // This comes first because apt-get cannot run twice at a time.
  const browsers = inBrowser.length > 0 ? findBrowsers() : {}
  // Downloads continue during the first parts.
  const programs = others.includes('hosts') ? startCheck('packages of hosts', INSTALL_HOSTS) : async () => []
  const outcomes = [
    ...(isChosen('quick') ? await runQuickChecks() : []),
    ...(isChosen('unit') ? [runVitest(['unit'])] : []),
    ...(others.length > 0 || PARTS_OF_SITE.some(isChosen)
      ? await runOnSite({ inBrowser, browsers, others, programs })
      : []),
  ]

  console.log('')
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

function isChosen(name: string): boolean {
  return names.length === 0 || names.includes(name)
}

/** Returns the chosen parts whose programs are installed. */
function listOtherPrograms(): string[] {
  return Object.entries(OTHER_PROGRAMS).flatMap(([name, find]) => {
    if (!isChosen(name)) return []
    if (isOnGitHub || find() !== undefined) return [name]
    console.warn(`\nSkipped ${name}: docs/commands.md names the programs it needs.`)
    return []
  })
}

async function runQuickChecks(): Promise<Outcome[]> {
  // This takes as long as the others together.
  const content = startCheck('content', ['npm', 'run', '--silent', 'check:content'])
  return [
    runCheck('format', FORMAT),
    runCheck('lint', [...LINT, ...(isOnGitHub ? ['--format=github'] : [])]),
    runCheck('types', TYPES),
    ...(await content()),
  ]
}

interface TestsOfSite {
  /** The parts that run in Chromium. */
  readonly inBrowser: readonly string[]
  readonly browsers: NodeJS.ProcessEnv
  readonly others: readonly string[]
  /** Waits for the downloads of the other parts. */
  readonly programs: () => Promise<Outcome[]>
}

/** Builds the site and runs the chosen tests on it; those in other programs run concurrently, as they mostly wait. */
async function runOnSite({ inBrowser, browsers, others, programs }: TestsOfSite): Promise<Outcome[]> {
  const build = runCheck('build', ['npm', 'run', '--silent', 'build'])
  if (build.failed > 0) return [build]
  return [
    build,
    ...(isChosen('html') ? [runVitest(['build'], 'built HTML')] : []),
    ...(inBrowser.length > 0 ? [runPlaywright(inBrowser, browsers)] : []),
    ...(await programs()),
    ...(others.length > 0 ? [runVitest(others)] : []),
  ]
}

function findBrowsers(): NodeJS.ProcessEnv {
  return { CHROMIUM_PATH: findBrowser(), CHROMIUM_WITH_WINDOW: findBrowserWithWindow() }
}

function succeeds(command: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const result = spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return result.status === 0
}

function runCheck(name: string, [command = '', ...parameters]: readonly string[]): Outcome {
  const settle = begin(name)
  return succeeds(command, parameters) ? settle(true, 1, 0) : settle(false, 0, 1)
}

/** Starts a check that runs concurrently with others. Its output and its duration are printed when it is awaited. */
function startCheck(name: string, [command = '', ...parameters]: readonly string[]): () => Promise<[Outcome]> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] })
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
  const isSuccess = succeeds('npx', [
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    ...(isOnGitHub ? ['--reporter=github-actions'] : []),
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
  const counts = readReport(report, vitestReport)
  return settle(isSuccess, counts?.numPassedTests, counts?.numFailedTests)
}

function runPlaywright(parts: readonly string[], browsers: NodeJS.ProcessEnv): Outcome {
  const settle = begin(parts.join(', '))
  const projects = parts.flatMap((part) => BROWSER_PROJECTS[part] ?? [])
  const parameters = ['playwright', 'test', ...projects.map((project) => `--project=${project}`), ...options]
  const isSuccess = succeeds('npx', parameters, browsers)
  const counts = readReport(`${REPORTS}/e2e.json`, playwrightReport)?.stats
  return settle(isSuccess, counts?.expected, counts && counts.unexpected + counts.flaky)
}

/** Returns the named result of a step; a runner that crashed before counting anything has failed once. */
function begin(name: string): (isSuccess: boolean, passed?: number, failed?: number) => Outcome {
  console.log(`\n— ${name}`)
  const began = performance.now()
  return (isSuccess, passed = 0, failed = 0) => ({
    name,
    passed,
    failed: isSuccess ? failed : Math.max(failed, 1),
    seconds: Math.round((performance.now() - began) / 1000),
  })
}

function readReport<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> | undefined {
  if (!existsSync(file)) return undefined
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return schema.parse(report)
}

await main()
