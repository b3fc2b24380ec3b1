import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { globSync } from 'tinyglobby'
import { z } from 'zod'

const readme = readFileSync('README.md', 'utf8')
const docs = globSync('docs/*.md').map((file) => readFileSync(file, 'utf8'))
/** Of what the recipes make there is nothing yet. */
const EXAMPLES = /museums|terms/
const guide = readFileSync('content/README.md', 'utf8')
const manifest: unknown = JSON.parse(readFileSync('package.json', 'utf8'))
const { scripts, dependencies, devDependencies } = z
  .object({
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
  })
  .parse(manifest)

function allMatches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, match]) => match ?? []))]
}

describe('the README, and the pages in docs/', () => {
  test('names only commands that there are, and all that people use', () => {
    const named = allMatches(
      [readme, guide, ...docs].join('\n'),
      /npm (?:run )?(start|test|[a-z]+(?::[a-z]+)?)(?= |`|\n)/g,
    )
    const builtIn = new Set(['ci', 'cit', 'install', 'run'])
    expect(named.filter((name) => !builtIn.has(name) && !(name in scripts))).toEqual([])
    expect(Object.keys(scripts).filter((name) => !named.includes(name) && !name.startsWith('check:'))).toEqual([])
  })

  test('names only files and folders that there are', () => {
    const named = allMatches(
      [readme, ...docs].join('\n'),
      /`((?:components|content|pages|renderer|tools|tests|public)\/[\w./+-]*)`/g,
    )
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((file) => !existsSync(file) && !EXAMPLES.test(file))).toEqual([])
  })

  test('gives a reason for every package that the site is made of', () => {
    const undocumented = [...Object.keys(dependencies), ...Object.keys(devDependencies)].filter(
      (name) =>
        !name.startsWith('@types/') &&
        !docs
          .join('\n')
          .toLowerCase()
          .includes(name.replace(/^@[^/]+\//, '').replace(/-message$/, '')),
    )
    expect(undocumented).toEqual([])
  })
})
