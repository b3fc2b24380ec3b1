import { parseArgs } from 'node:util'
import { didYouMean } from '../content/suggest.ts'

/** What `npm run review` is asked to do. */
export interface ReviewOptions {
  /** The branch or commit to compare with. */
  readonly base: string | undefined
  /** Whether to take pictures of the pages that differ. */
  readonly hasPictures: boolean
  /** Files to write to, besides `dist/review.json`. */
  readonly json: string | undefined
  readonly comment: string | undefined
}

const OPTIONS = { base: 'string', json: 'string', comment: 'string', 'no-pictures': 'boolean' } as const
const NAMES = Object.keys(OPTIONS)

/**
 * @param given what follows the command: `['--base', 'main']`
 * @throws Error that says which options there are
 */
export function readReviewOptions(given: readonly string[]): ReviewOptions {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: Object.fromEntries(Object.entries(OPTIONS).map(([name, type]) => [name, { type }])),
    strict: false,
    allowPositionals: true,
  })
  const read = (name: string): string | undefined => {
    const value = values[name]
    if (value === undefined) return undefined
    // What follows may be the next option.
    if (typeof value === 'string' && value !== '' && !value.startsWith('--')) return value
    throw new Error(`--${name} needs a value: npm run review -- --${name} ${name === 'base' ? 'main' : 'file'}`)
  }
  const options = {
    base: read('base'),
    hasPictures: values['no-pictures'] !== true,
    json: read('json'),
    comment: read('comment'),
  }
  const [unknown] = [...Object.keys(values).filter((name) => !NAMES.includes(name)), ...positionals]
  if (unknown !== undefined) throw new Error(`The review has no option "${unknown}". ${didYouMean(unknown, NAMES)}`)
  return options
}
