import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax */
const step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
  env: z.record(z.string(), z.unknown()).optional(),
})
const permissions = z.record(z.string(), z.enum(['read', 'write', 'none']))
const job = z.looseObject({
  'runs-on': z.string(),
  'timeout-minutes': z.number(),
  permissions: permissions.optional(),
  steps: z.array(step),
})
const workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  permissions,
  concurrency: z.looseObject({ group: z.string() }),
  jobs: z.record(z.string(), job),
})
const action = z.looseObject({ runs: z.looseObject({ steps: z.array(step) }) })

const files = globSync('.github/workflows/*.yml', { dot: true }).toSorted()
const actionFiles = globSync('.github/actions/*/action.yml', { dot: true })
const read = (file: string) => readFileSync(file, 'utf8')
const workflows = files.map((file) => {
  const text = read(file)
  return { file, text, ...workflow.parse(parse(text)) }
})
/** Code of strangers runs in these. */
const untrusted = workflows.filter(({ on }) => 'pull_request' in on)
/** Workflows that run from main, on artifacts of untrusted code. */
const trusted = workflows.filter(({ on }) => 'workflow_run' in on)
const allSteps = [
  ...workflows.flatMap(({ file, jobs }) =>
    Object.values(jobs).flatMap(({ steps }) => steps.map((each) => ({ file, ...each }))),
  ),
  ...actionFiles.flatMap((file) => action.parse(parse(read(file))).runs.steps.map((each) => ({ file, ...each }))),
]

test('there are workflows of both kinds', () => {
  expect(untrusted.map(({ file }) => file)).toEqual(['.github/workflows/check.yml', '.github/workflows/preview.yml'])
  expect(trusted.map(({ file }) => file)).toEqual(['.github/workflows/deploy-preview.yml'])
})

describe('every workflow', () => {
  test('names the actions of others by a commit, and says which version that is', () => {
    const named = [...files, ...actionFiles].flatMap((file) => read(file).match(/^.*\buses: (?!\.\/).*$/gm) ?? [])
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })

  test('may write nothing but in a job that says so, and there comments alone', () => {
    expect(workflows.flatMap((each) => Object.values(each.permissions)).filter((kind) => kind === 'write')).toEqual([])
    const writing = workflows.flatMap(({ file, jobs }) =>
      Object.entries(jobs).flatMap(([name, each]) =>
        Object.entries(each.permissions ?? {}).flatMap(([what, kind]) =>
          kind === 'write' ? `${file} ${name} ${what}` : [],
        ),
      ),
    )
    expect(writing).toEqual(['.github/workflows/deploy-preview.yml comment pull-requests'])
  })

  test('reads no expression into a command: names that others choose are no programs', () => {
    expect(allSteps.filter(({ run }) => run?.includes('${{')).map(({ file, run }) => `${file}: ${run}`)).toEqual([])
  })

  test('leaves no token behind in what it checks out', () => {
    const checkouts = allSteps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.filter((each) => each.with?.['persist-credentials'] !== false)).toEqual([])
  })
})

test('the programs of hosts are installed from lockfiles, run no scripts of packages, and see no token until they deploy', () => {
  const steps = allSteps.filter(({ file }) => file === '.github/actions/deploy/action.yml')
  const installs = steps.filter(({ run }) => run?.startsWith('npm '))
  expect(installs.map(({ run }) => run)).toEqual(
    ['netlify', 'cloudflare'].map(
      (host) => `npm ci --prefix "$GITHUB_ACTION_PATH/${host}" --ignore-scripts --no-audit --no-fund`,
    ),
  )
  const withTokens = steps.filter((each) => JSON.stringify(each.env ?? {}).includes('token'))
  expect(withTokens).toEqual([steps.at(-1)])
  expect(read('.github/actions/deploy/deploy.sh')).not.toMatch(/\bnp[mx]\b/)
})

test('none runs as main does on the code of a pull request', () => {
  expect(workflows.filter(({ on }) => 'pull_request_target' in on || 'issue_comment' in on)).toEqual([])
})

test('what runs the code of strangers knows no secrets, and may only read', () => {
  for (const { file, text, permissions: given, jobs } of untrusted) {
    expect(text.match(/\bsecrets\b|github\.token|id-token/g), file).toEqual(
      // Comments may speak of them.
      text.match(/^ *#.*\b(?:secrets|github\.token|id-token)\b/gm)?.map(() => 'secrets') ?? null,
    )
    expect(given, file).toEqual({ contents: 'read' })
    expect(
      Object.values(jobs).map((each) => each.permissions),
      file,
    ).toEqual(Object.values(jobs).map(() => undefined))
  }
})

test('what is trusted checks out main alone, keeps what strangers built outside of it, and looks through it first', () => {
  const jobs = trusted.flatMap((each) => Object.values(each.jobs))
  for (const { steps } of jobs) {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.map((each) => each.with)).toEqual([{ 'persist-credentials': false }])
    // A pull request may have written what is in a cache.
    expect(steps.filter(({ uses }) => uses?.startsWith('actions/cache'))).toEqual([])
    const download = steps.findIndex(({ uses }) => uses?.startsWith('actions/download-artifact@'))
    expect(steps[download]?.with?.['path']).toMatch(/^\$\{\{ runner\.temp \}\}\//)
    expect(steps[download + 1]?.run).toContain('inspect.sh')
  }
})

test('the job that may comment knows no secret of a host, and the one that knows them may not comment', () => {
  const { jobs } = workflow.parse(parse(read('.github/workflows/deploy-preview.yml')))
  const secret = Object.entries(jobs).filter(([, each]) => JSON.stringify(each).includes('secrets.'))
  expect(secret.map(([name]) => name)).toEqual(['deploy'])
})
