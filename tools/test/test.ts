import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { z } from 'zod'
import { FORMAT, LINT, TYPES } from '../check/programs.ts'
import { findBrowserWithWindow, findFirefox, findTestBrowser, findWebKit } from './browser.ts'
import { canHaveServers } from '../hosts/programs.ts'

/** The result of one step of the tests. */
interface Outcome {
  readonly name: string
  readonly passed: number
  readonly failed: number
  readonly seconds: number
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/**
 * GitHub annotates the lines of diagnostics. For types it does so by itself: actions/setup-node registers a matcher for
 * tsc.
 */
const isOnGitHub = process.env['GITHUB_ACTIONS'] === 'true'

/** The checks, in the order that finds mistakes soonest. */
const PARTS = {
  quick: () => [
    runCheck('format', FORMAT),
    runCheck('lint', [...LINT, ...(isOnGitHub ? ['--format=github'] : [])]),
    runCheck('types', TYPES),
    runCheck('content', ['npm', 'run', '--silent', 'check:content']),
  ],
  unit: () => [runVitest(['unit'])],
  react: checkWithReact,
}

/** The tests that open or read the built site; it is built before the first of them. */
const PARTS_OF_SITE = {
  html: () => [runVitest(['build'], 'built HTML')],
  browser: () => [runPlaywright('browser', options)],
}

/** The tests of the built site in other programs, which are not on every machine. */
const OTHER_PROGRAMS = {
  // A second browser, by another maker.
  firefox: {
    isThere: () => findFirefox() !== undefined || isOnGitHub,
    missing: 'Firefox is not tested here: it is not installed. FIREFOX_PATH says where it is, if not on the PATH.',
  },
  // The engine of Safari, which GTK has for Linux alone.
  webkit: {
    isThere: () => findWebKit() !== undefined || isOnGitHub,
    missing: 'WebKit is not tested here: webkit2gtk-driver and xvfb, or one of them, are not installed.',
  },
  // They are not packages of the site: installed where they are missing.
  hosts: {
    isThere: () => canHaveServers(),
    missing: 'The servers of hosts are not tested here: Caddy, and nginx with Brotli, are missing, and so is apt-get.',
  },
}

const options = process.argv.slice(2).filter((word) => word.startsWith('--'))
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'))

/**
 * `npm test`: all that CI checks; the last line counts the passed tests. `npm test -- unit browser --shard=1/2` runs
 * these parts alone, and passes options to Playwright.
 */
function main(): void {
  const known = [PARTS, PARTS_OF_SITE, OTHER_PROGRAMS].flatMap((parts) => Object.keys(parts))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Write some of ${known.join(', ')}, or none for all.`)
    process.exitCode = 1
    return
  }
  rmSync('.cache/reports', { recursive: true, force: true })
  mkdirSync('.cache/reports', { recursive: true })
  const outcomes = chosen(PARTS).flatMap(([, run]) => run())
  const ofSite = chosen(PARTS_OF_SITE).map(([, run]) => run)
  const others = chosen(OTHER_PROGRAMS).map(([name]) => name)
  if (ofSite.length + others.length > 0) {
    const build = runCheck('build', ['npm', 'run', '--silent', 'build'])
    outcomes.push(build)
    if (build.failed === 0) outcomes.push(...ofSite.flatMap((run) => run()), ...runOtherPrograms(others))
  }

  console.log('')
  for (const { name, passed, failed, seconds } of outcomes) {
    console.log(`${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`)
  }
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

function chosen<Part>(parts: Readonly<Record<string, Part>>): Array<[name: string, part: Part]> {
  return Object.entries(parts).filter(([name]) => names.length === 0 || names.includes(name))
}

/**
 * Islands are React, and must work with it, though visitors get Preact. It comes before the build that visitors get, which
 * is the one to stay.
 */
function checkWithReact(): Outcome[] {
  const library = { CLIENT_REACT: 'react' }
  const build = runCheck('build with React', ['npm', 'run', '--silent', 'build'], library)
  return build.failed === 0
    ? [
        build,
        runPlaywright(
          'islands with React',
          // Renderers of islands are tested on their main paths alone, without networks and storage.
          ['--grep=@react'],
          library,
        ),
      ]
    : [build]
}

/** Runs these tests side by side: each waits more than it works. Where a program is missing, CI alone insists. */
function runOtherPrograms(wanted: readonly string[]): Outcome[] {
  const projects = Object.entries(OTHER_PROGRAMS).flatMap(([name, { isThere, missing }]) => {
    if (!wanted.includes(name)) return []
    if (isThere()) return [name]
    console.warn(`\n${missing}`)
    return []
  })
  if (projects.length === 0) return []
  const programs = projects.includes('hosts')
    ? [runCheck('programs of hosts', ['npx', 'tsx', 'tools/hosts/install.ts'])]
    : []
  return [...programs, runVitest(projects)]
}

function succeeds(command: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): boolean {
  const result = spawnSync(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } })
  return result.status === 0
}

function runCheck(
  name: string,
  [command = '', ...parameters]: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Outcome {
  const settle = begin(name)
  return succeeds(command, parameters, environment) ? settle(true, 1, 0) : settle(false, 0, 1)
}

function runVitest(projects: readonly string[], name = projects.join(', ')): Outcome {
  const settle = begin(name)
  const report = `.cache/reports/${projects.join('-')}.json`
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

function runPlaywright(
  name = 'browser',
  parameters: readonly string[] = [],
  environment: NodeJS.ProcessEnv = {},
): Outcome {
  const settle = begin(name)
  rmSync('.cache/reports/e2e.json', { force: true })
  const isSuccess = succeeds('npx', ['playwright', 'test', ...parameters], {
    ...environment,
    CHROMIUM_PATH: findTestBrowser(),
    CHROMIUM_WITH_WINDOW: findBrowserWithWindow(),
  })
  const counts = readReport('.cache/reports/e2e.json', playwrightReport)?.stats
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

main()
