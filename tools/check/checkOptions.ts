import { parseArgs } from 'node:util'
import { didYouMean } from '../content/suggest.ts'
import type { ReportFormat } from './reports.ts'

/** What `npm run check:content` is asked to do. */
export interface CheckOptions {
  /** Mend what is mechanical, and check again. */
  readonly isFixing: boolean
  /** Take warnings for errors. */
  readonly isStrict: boolean
  readonly format: ReportFormat
}

const OPTIONS = ['fix', 'strict', 'json', 'github']

/**
 * @param given what follows the command: `['--fix']`
 * @param isOnGitHub whether a pull request is being checked there
 * @throws Error that says which options there are
 */
export function readCheckOptions(given: readonly string[], isOnGitHub: boolean): CheckOptions {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: Object.fromEntries(OPTIONS.map((name) => [name, { type: 'boolean' as const }])),
    strict: false,
    allowPositionals: true,
  })
  const [unknown] = [...Object.keys(values).filter((name) => !OPTIONS.includes(name)), ...positionals]
  if (unknown !== undefined) {
    throw new Error(
      `The check has no option "${unknown}", and checks all of the content. ${didYouMean(unknown, OPTIONS)}`,
    )
  }
  return {
    isFixing: values['fix'] === true,
    isStrict: values['strict'] === true,
    format: values['json'] === true ? 'json' : values['github'] === true || isOnGitHub ? 'github' : 'text',
  }
}
