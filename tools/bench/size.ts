import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { z } from 'zod'

const CODE = '**/*.{ts,tsx,mjs}'
const TESTS = ['**/*.{test,spec}.{ts,tsx}', 'tests/**/*.{ts,tsx,mjs}']
const GENERATED = ['**/node_modules/**', 'dist/**', '.cache/**', 'tests/fixtures/**']
/** The check and what it alone uses. */
const CHECK = ['tools/content/**', 'tools/check/**']

/** One of the project's budgets. */
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
 * Measures what has a budget (DESIGN, "Proportion"): lines of TypeScript, packages, scripts, and bytes of documentation.
 *
 * @param root the project's root
 */
export function measureSizes(root: string): Size[] {
  const lines = (patterns: string | readonly string[], ignored: readonly string[] = []) =>
    globSync([patterns].flat(), { cwd: root, dot: false, ignore: [...GENERATED, ...ignored] })
      .map((file) => readFileSync(join(root, file), 'utf8').split('\n').length - 1)
      .reduce((sum, count) => sum + count, 0)
  const bytes = (file: string) => readFileSync(join(root, file)).length
  const { dependencies, devDependencies, scripts } = packageFile.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  return [
    { name: 'lines of code', value: lines(CODE, TESTS), budget: 30_000 },
    { name: 'lines of tools/', value: lines(`tools/${CODE}`, TESTS), budget: 14_000 },
    {
      name: 'lines of the content check',
      value: lines(
        CHECK.map((folder) => `${folder}/*.{ts,tsx,mjs}`),
        TESTS,
      ),
      budget: 6000,
    },
    { name: 'lines of tests', value: lines(TESTS), budget: 19_000 },
    { name: 'direct packages', value: Object.keys({ ...dependencies, ...devDependencies }).length, budget: 65 },
    { name: 'npm scripts', value: Object.keys(scripts).length, budget: 14 },
    { name: 'bytes of README.md', value: bytes('README.md'), budget: 8000 },
    { name: "bytes of the writers' guide", value: bytes('content/README.md'), budget: 32_000 },
    { name: 'bytes of docs/decisions.md', value: bytes('docs/decisions.md'), budget: 25_000 },
  ]
}

/** `npm run bench -- --size`: prints each size beside its budget. */
export function reportSizes(root: string): void {
  for (const { name, value, budget } of measureSizes(root)) {
    const mark = value <= budget ? '✓' : '✗'
    console.log(
      `${mark} ${name.padEnd(32)} ${value.toLocaleString('en').padStart(8)} of ${budget.toLocaleString('en')}`,
    )
  }
}
