import { readFileSync, rmSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { z } from 'zod'
import { runCommand } from '../programs.ts'
import { installMissing } from './requirements.ts'

/** The parts, in the order in which they run. */
const PARTS = ['quick', 'unit', 'html', 'browser', 'react', 'firefox', 'webkit']
/** Islands with React instead of Preact. */
const ONLY_FULL = 'react'

/** The runners' reports in JSON: Playwright's by playwright.config.ts. */
const REPORTS = '.cache/reports'
const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) })

/** A command, and what the last lines call it. */
type Step = readonly [name: string, command: string]
const CHECK: Step = ['check', 'npm run --silent check']
const BUILD: Step = ['build', 'npm run --silent build']

/**
 * `npm test`: what every change must pass. `npm test -- --full`: all tests. The last lines list the steps that passed and
 * failed, and count the tests. `npm test -- unit browser --shard=1/2` runs only these parts, and passes options and files to the runners.
 */
function main(words: readonly string[]): void {
  const isFull = words.includes('--full')
  /** Names of parts, and options and files for the runners of tests. */
  const names = words.filter((word) => !/^--|\//.test(word))
  const passedOn = words.filter((word) => /^--|\//.test(word) && word !== '--full')
  const unknown = names.filter((name) => !PARTS.includes(name))
  if (unknown.length > 0) {
    console.error(`There is no part ${unknown.join(', ')}. Write some of ${PARTS.join(', ')}, or none for all.`)
    process.exitCode = 1
    return
  }
  const parts = PARTS.filter((part) => (names.length === 0 ? isFull || part !== ONLY_FULL : names.includes(part)))
  const missing = installMissing(isFull ? parts.flatMap((part) => [part, `${part} full`]) : parts)
  rmSync(REPORTS, { recursive: true, force: true })
  const outcomes = [
    ...missing.map((name) => `✗ The tests need a program or a font: apt-get install ${name}`),
    ...runSteps(listSteps(parts, isFull, passedOn.map((word) => ` ${JSON.stringify(word)}`).join(''))),
  ]
  console.log(`\n${outcomes.join('\n')}`)
  const faults = outcomes.filter((outcome) => outcome.startsWith('✗')).length
  const { passed, failed } = countTests()
  console.log(`${passed} passed, ${Math.max(failed, faults)} failed`)
  process.exitCode = faults > 0 ? 1 : 0
}

/** Counts the tests in the runners' reports. */
function countTests(): { readonly passed: number; readonly failed: number } {
  const counts = globSync(`${REPORTS}/*.json`).map((file) => {
    const report = z.union([vitestReport, playwrightReport]).parse(JSON.parse(readFileSync(file, 'utf8')))
    return 'stats' in report
      ? { passed: report.stats.expected, failed: report.stats.unexpected }
      : { passed: report.numPassedTests, failed: report.numFailedTests }
  })
  const sum = (key: 'passed' | 'failed') => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

function listSteps(parts: readonly string[], isFull: boolean, passedOn: string): Step[] {
  const chosen = (...names: readonly string[]) => parts.filter((part) => names.includes(part))
  const vitest = (names: readonly string[], projects = names): Step[] => {
    if (names.length === 0) return []
    const all = [...projects, ...(isFull ? projects.map((project) => `${project} full`) : [])]
    // What fails is shown beside its line.
    const reporters = ['default', 'json', ...(process.env['GITHUB_ACTIONS'] === 'true' ? ['github-actions'] : [])]
    const options = [...all.map((project) => `--project="${project}"`), ...reporters.map((one) => `--reporter=${one}`)]
    const report = `--outputFile.json=${REPORTS}/${names.join('-')}.json`
    return [[names.join(', '), `vitest run ${options.join(' ')} ${report}${passedOn}`]]
  }
  // The files of the full run take minutes: begun last, one would run alone, and leave a processor idle.
  const projects = { browser: isFull ? ['full', 'short'] : ['short'], react: ['react'] }
  const inChromium = (['browser', 'react'] as const).filter((part) => parts.includes(part))
  const playwright = inChromium.flatMap((part) => projects[part]).map((project) => ` --project=${project}`)
  return [
    ...chosen('quick').map(() => CHECK),
    ...vitest(chosen('unit')),
    ...(parts.some((part) => part !== 'quick' && part !== 'unit') ? [BUILD] : []),
    ...vitest(chosen('html'), ['build']),
    ...(playwright.length > 0
      ? [[inChromium.join(', '), `playwright test${playwright.join('')}${passedOn}`] as const]
      : []),
    ...vitest(chosen('firefox', 'webkit')),
  ]
}

/** Runs commands one after the other; without a site none of those that follow. Returns a line for each. */
function runSteps(steps: readonly Step[]): string[] {
  const outcomes: string[] = []
  for (const step of steps) {
    const [name, command] = step
    console.log(`\n— ${name}`)
    const began = performance.now()
    const isSuccess = runCommand(command)
    outcomes.push(`${isSuccess ? '✓' : '✗'} ${name}, ${Math.round((performance.now() - began) / 1000)} s`)
    if (step === BUILD && !isSuccess) break
  }
  return outcomes
}

main(process.argv.slice(2))
