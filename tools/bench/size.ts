import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { z } from 'zod'

const CODE = '**/*.{ts,tsx,mjs}'
const TESTS = ['**/*.{test,spec}.{ts,tsx}', 'tests/**/*.{ts,tsx,mjs}']
const GENERATED = ['**/node_modules/**', 'dist/**', '.cache/**', 'tests/fixtures/**']
/** The content check and the modules that only it uses. */
const CHECK = ['tools/content', 'tools/check'].map((folder) => `${folder}/${CODE}`)

/** One of the project's sizes and its ceiling. A change that is easier to read may exceed a ceiling. */
export interface Size {
  readonly name: string
  readonly value: number
  readonly budget: number
}

const packageFile = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  scripts: z.record(z.string(), z.string()),
})

/**
 * Measures everything that has a budget: lines of TypeScript, packages, scripts, and bytes of documentation.
 *
 * @param root the project's root
 */
export function measureSizes(root: string): Size[] {
  const lines = (patterns: readonly string[], ignored: readonly string[] = []) =>
    globSync(patterns, { cwd: root, dot: true, ignore: [...GENERATED, ...ignored] })
      .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1)
      .reduce((sum, count) => sum + count, 0)
  const bytes = (file: string) => readFileSync(join(root, file)).length
  const { dependencies, devDependencies, scripts } = packageFile.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  const sizes: Array<readonly [name: string, value: number, budget: number]> = [
    ['lines of code', lines([CODE], TESTS), 26_000],
    ['lines of tools/', lines([`tools/${CODE}`], TESTS), 11_000],
    ['lines of the content check', lines(CHECK, TESTS), 4200],
    ['lines of tests', lines(TESTS), 16_000],
    ['direct packages', Object.keys({ ...dependencies, ...devDependencies }).length, 62],
    ['npm scripts', Object.keys(scripts).length, 14],
    ['bytes of README.md', bytes('README.md'), 8000],
    ["bytes of the writers' guide", bytes('content/README.md'), 32_000],
    ['bytes of docs/decisions.md', bytes('docs/decisions.md'), 20_000],
  ]
  return sizes.map(([name, value, budget]) => ({ name, value, budget }))
}

/** `npm run bench -- --size`: prints each size beside its budget. */
export function reportSizes(root: string): void {
  for (const { name, value, budget } of measureSizes(root)) {
    const [size, limit] = [value, budget].map((number) => number.toLocaleString('en'))
    console.log(`${value <= budget ? '✓' : '✗'} ${name.padEnd(32)} ${size?.padStart(8)} of ${limit}`)
  }
}
