import { existsSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'

const guide = readFileSync('docs/maintaining.md', 'utf8')
const workflows = globSync('.github/**/*.{yml,sh}', { dot: true })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')
const packages = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .transform(({ dependencies, devDependencies }): Record<string, string> => ({ ...dependencies, ...devDependencies }))
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

function allMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, match]) => match ?? []))]
}

describe('the maintainers’ guide', () => {
  test('names the variables and secrets that the workflows read, each as what it is', () => {
    const described = [...guide.matchAll(/^ *\| `([A-Z_]+)` +\| (variable|secret) /gm)].map(
      ([, name, kind]) => `${kind === 'secret' ? 'secrets' : 'vars'}.${name}`,
    )
    expect(described.toSorted()).toEqual(allMatches(workflows, /\$\{\{ ((?:secrets|vars)\.\w+)/g).toSorted())
  })

  test('names files and folders that there are', () => {
    const named = allMatches(guide, /`((?:\.github|\.?\w+\/)[\w./+-]*|[\w.]+\.(?:ts|json|md)|\.npmrc|\.node-version)`/g)
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter((file) => !existsSync(file))).toEqual([])
  })

  test('says of every package with an exact version why it has one', () => {
    const exact = Object.entries(packages).flatMap(([name, version]) => (/^\d/.test(version) ? [name] : []))
    expect(exact.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

test('what is held back is what Dependabot holds back', () => {
  const { updates } = z
    .object({
      updates: z.array(z.object({ ignore: z.array(z.object({ 'dependency-name': z.string() })).optional() })),
    })
    .parse(parse(readFileSync('.github/dependabot.yml', 'utf8')))
  const ignored = updates.flatMap(({ ignore }) => ignore?.map((each) => each['dependency-name']) ?? [])
  expect(ignored.filter((name) => !(name in packages))).toEqual([])
  expect(ignored.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
})

test('packages run no programs when they are installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})
