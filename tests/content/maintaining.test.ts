import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const guide = ['maintaining', 'take-it-over'].map((name) => readFileSync(`docs/${name}.md`, 'utf8')).join('\n')
const workflows = globSync('.github/workflows/*.yml', { dot: true })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const packageFile = z
  .object({
    dependencies: z.record(z.string(), z.string()).default({}),
    devDependencies: z.record(z.string(), z.string()).default({}),
  })
  .transform(({ dependencies, devDependencies }): Record<string, string> => ({ ...dependencies, ...devDependencies }))
const packages = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')))

function allMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, match]) => match ?? []))]
}

describe('the maintainers’ guide', () => {
  test('names the secrets and variables that the workflows read', () => {
    const read = allMatches(workflows, /\$\{\{ (?:secrets|vars)\.(\w+)/g)
    expect(read.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })

  test('says of every package with an exact version why it has one', () => {
    const exact = Object.entries(packages).flatMap(([name, version]) => (/^\d/.test(version) ? [name] : []))
    expect(exact.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

test('what is held back is what Dependabot holds back', () => {
  const ignore = z.array(z.object({ 'dependency-name': z.string() })).default([])
  const { updates } = z
    .object({ updates: z.array(z.object({ ignore })) })
    .parse(parse(readFileSync('.github/dependabot.yml', 'utf8')))
  const names = updates.flatMap(({ ignore: ignored }) => ignored.map((each) => each['dependency-name']))
  expect(names.filter((name) => !(name in packages) || !guide.includes(`\`${name}\``))).toEqual([])
})

test('packages run no programs when they are installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
