import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

/** https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax */
const steps = z.array(z.looseObject({ run: z.string().optional() }))
const job = z.union([
  // The workflow's permissions hold for each job.
  z.looseObject({ 'timeout-minutes': z.number(), permissions: z.undefined().optional(), steps }),
  z.looseObject({ uses: z.string(), permissions: z.undefined().optional(), steps: steps.default([]) }),
  // What may write runs neither the repository's code nor that of an action.
  z.looseObject({
    'timeout-minutes': z.number(),
    permissions: z.object({ issues: z.literal('write') }).strict(),
    steps: z.array(z.looseObject({ run: z.string().startsWith('open=$(gh '), uses: z.undefined().optional() })),
  }),
])
const workflow = z.looseObject({
  on: z.record(z.string(), z.unknown()),
  // Code of strangers runs in them.
  permissions: z.object({ contents: z.literal('read') }).strict(),
  jobs: z.record(z.string(), job),
})

const workflows = globSync('.github/workflows/*.yml', { dot: true }).map((file) => {
  const text = readFileSync(file, 'utf8')
  return { file, text, ...workflow.parse(parse(text)) }
})

test('actions of others are named by a commit, with the version that it is', () => {
  const named = workflows.flatMap(({ text }) => text.match(/^.*\buses: [^.].*$/gm) ?? [])
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
})

test('no expression is read into a command: names that others choose are no programs', () => {
  const commands = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((each) => each.steps))
  expect(commands.filter(({ run }) => run?.includes('${{'))).toEqual([])
})

test('nothing that others can start knows a secret', () => {
  const ofOthers = workflows.filter(({ on }) =>
    Object.keys(on).some((event) => !/^(?:schedule|workflow_dispatch|workflow_call)$/.test(event)),
  )
  expect(ofOthers.map(({ file }) => file)).toEqual(['.github/workflows/check.yml'])
  expect(ofOthers.filter(({ text }) => /\$\{\{ *(?:secrets|github\.token)\b/.test(text))).toEqual([])
})
