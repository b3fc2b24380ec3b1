import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { slug } from 'github-slugger'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

const readme = readFileSync('README.md', 'utf8')
const docs = globSync('docs/*.md').map((file) => readFileSync(file, 'utf8'))
/** Of what the recipes make there is nothing yet. */
const EXAMPLES = /museums|terms|\/de\//
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

/** Whether a relative link on a page leads to a file, and to one of its headings where it names one. */
function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', heading] = link.split('#')
  const file = path === '' ? page : join(dirname(page), path)
  if (!existsSync(file)) return false
  const headings = allMatches(readFileSync(file, 'utf8'), /^#+ (.*)$/gm).map((title) => slug(title))
  return heading === undefined || headings.includes(heading)
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

  test('link to pages and headings that there are', () => {
    const broken = ['README.md', 'SECURITY.md', 'content/README.md', ...globSync('docs/*.md')].flatMap((page) =>
      allMatches(readFileSync(page, 'utf8'), /\]\(([^)\s]+)\)/g)
        .filter((link) => !/^(?:http|\/)/.test(link) && !leadsSomewhere(page, link))
        .map((link) => `${page}: ${link}`),
    )
    expect(broken).toEqual([])
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
