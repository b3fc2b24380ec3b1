import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { FORMAT, LINT, TYPES } from '../check/programs.ts'
import { findBrowser, findBrowserWithWindow, findFirefox, findServers, findWebKit } from './programs.ts'

const PARTS = ['quick', 'unit', 'react', 'html', 'browser', 'firefox', 'webkit', 'hosts'] as const
/** Programs that not every machine has. CI must have them. */
const PROGRAMS = { firefox: findFirefox, webkit: findWebKit, hosts: findServers } as const

/** GitHub annotates the lines of diagnostics. Those of tsc it reads by itself: actions/setup-node registers a matcher. */
const isOnGitHub = process.env['GITHUB_ACTIONS'] === 'true'
const REPORTS = '.cache/reports'
const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number() })
  .transform((report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }))
const playwrightReport = z
  .object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) })
  .transform(({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }))

const outcomes: Array<{ name: string; passed: number; failed: number; seconds: number }> = []
const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = (part: (typeof PARTS)[number]) => names.length === 0 || names.includes(part)

/**
 * `npm test`: everything that CI checks; the last line counts the passed tests. `npm test -- unit browser --shard=1/2` runs
 * these parts and passes the options to Playwright.
 */
function main(): void {
  const unknown = names.filter((name) => !PARTS.some((part) => part === name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Write some of ${PARTS.join(', ')}, or none for all.`)
    process.exitCode = 1
    return
  }
  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  if (isWanted('quick')) checkQuickly()
  if (isWanted('unit')) runVitest(['unit'])
  // Visitors get Preact, so its build is the one to stay.
  const withReact = { CLIENT_REACT: 'react' }
  if (isWanted('react') && build(withReact)) runPlaywright('islands with React', ['--grep=@react'], withReact)
  testSite()

  console.log('')
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** Runs the checks in the order that finds mistakes soonest. */
function checkQuickly(): void {
  runStep('format', FORMAT)
  runStep('lint', [...LINT, ...(isOnGitHub ? ['--format=github'] : [])])
  runStep('types', TYPES)
  runStep('content', ['npm', 'run', '--silent', 'check:content'])
}

/** Builds the site and runs the tests of it. */
function testSite(): void {
  const programs = (['firefox', 'webkit', 'hosts'] as const).filter((part) => {
    const isThere = isOnGitHub || PROGRAMS[part]() !== undefined
    if (isWanted(part) && !isThere) console.warn(`\nSkipped ${part}: docs/commands.md names the programs it needs.`)
    return isWanted(part) && isThere
  })
  if (!isWanted('html') && !isWanted('browser') && programs.length === 0) return
  if (!build()) return
  if (isWanted('html')) runVitest(['build'], 'built HTML')
  if (isWanted('browser')) runPlaywright('browser', options)
  if (programs.includes('hosts')) {
    // None of them needs its install script.
    const install = [
      'npm',
      'install',
      '--prefix=tests/hosts',
      '--no-save',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
    ]
    runStep('packages of hosts', install)
  }
  // They run side by side, since each waits more than it works.
  if (programs.length > 0) runVitest(programs)
}

function build(environment: NodeJS.ProcessEnv = {}): boolean {
  return runStep(
    `build${environment['CLIENT_REACT'] ? ' with React' : ''}`,
    ['npm', 'run', '--silent', 'build'],
    environment,
  )
}

function runVitest(projects: readonly string[], name = projects.join(', ')): void {
  const report = `${REPORTS}/${projects.join('-')}.json`
  const reporters = ['default', 'json', ...(isOnGitHub ? ['github-actions'] : [])]
  const command = [
    'npx',
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    ...reporters.map((reporter) => `--reporter=${reporter}`),
    `--outputFile.json=${report}`,
  ]
  runStep(name, command, {}, () => readReport(report, vitestReport))
}

function runPlaywright(name: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): void {
  const report = `${REPORTS}/e2e.json`
  rmSync(report, { force: true })
  const browsers = { CHROMIUM_PATH: findBrowser(), CHROMIUM_WITH_WINDOW: findBrowserWithWindow() }
  const command = ['npx', 'playwright', 'test', ...parameters]
  runStep(name, command, { ...environment, ...browsers }, () => readReport(report, playwrightReport))
}

interface Counts {
  readonly passed: number
  readonly failed: number
}

/** Runs a command and notes its outcome. A test runner that crashed before it counted anything has failed once. */
function runStep(
  name: string,
  [command = '', ...parameters]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  readCounts?: () => Counts | undefined,
): boolean {
  console.log(`\n— ${name}`)
  const began = performance.now()
  const env = { ...process.env, ...environment }
  const isSuccess = spawnSync(command, parameters, { stdio: 'inherit', env }).status === 0
  const { passed, failed } = readCounts?.() ?? { passed: isSuccess ? 1 : 0, failed: 0 }
  const seconds = Math.round((performance.now() - began) / 1000)
  outcomes.push({ name, passed, failed: isSuccess ? failed : Math.max(failed, 1), seconds })
  return isSuccess
}

function readReport(file: string, schema: z.ZodType<Counts>): Counts | undefined {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}

main()
