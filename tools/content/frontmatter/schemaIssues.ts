import type { z } from 'zod'
import { adviseOn, diagnose, type Diagnostic, type Place, shorten } from '../diagnostics.ts'
import type { SplitDocument } from '../frontmatter.ts'
import { isMessageName, type MessageName } from '../messages/catalogue.ts'
import { suggest } from '../suggest.ts'

type ZodIssue = z.core.$ZodIssue

/**
 * Returns the schema issues of front matter as diagnostics. A key that is missing because it is misspelt is reported once,
 * and so is a value with several errors.
 */
export function describeIssues(
  issues: readonly ZodIssue[],
  schema: z.ZodObject,
  locate: SplitDocument['locate'],
): Diagnostic[] {
  const reported = new Set<string>()
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return []
    const known = issue.path.length === 0 ? Object.keys(schema.shape) : []
    return issue.keys.map((key) => {
      reported.add(suggest(key, known) ?? '')
      const at = locate([...issue.path, key], 'key')
      const values = { key: formatPath([...issue.path, shorten(key)]), advice: adviseOn(key, known, at.file) }
      return diagnose('key-unknown', at, values)
    })
  })
  const wrong = issues.flatMap((issue) => {
    const path = formatPath(issue.path)
    if (issue.code === 'unrecognized_keys' || reported.has(path)) return []
    reported.add(path)
    return describeIssue(issue, path, locate(issue.path))
  })
  return [...unknown, ...wrong]
}

/** The messages for values of the wrong type, by the type that Zod expects. */
const TYPES: Readonly<Record<string, MessageName>> = {
  array: 'value-type_list',
  object: 'value-type_group',
  boolean: 'value-type_flag',
}

function describeIssue(issue: ZodIssue, key: string, at: Place): Diagnostic {
  const { input, message } = issue
  const value = shorten(typeof input === 'object' ? JSON.stringify(input) : String(input))
  if (issue.code === 'invalid_value') {
    const name = input === undefined ? 'key-missing_choice' : 'value-unknown'
    return diagnose(name, at, { key, value, choices: issue.values.join(', ') })
  }
  if (input === undefined) return diagnose('key-missing', at, { key })
  if (input === null || input === '') return diagnose('value-length_empty', at, { key })
  if (isMessageName(message)) return diagnose(message, at, { key, value })
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
    if (Array.isArray(input)) return diagnose('value-length_list', at, { key, count: input.length, limit })
    const name = issue.code === 'too_small' ? 'value-length_short' : 'value-length'
    return diagnose(name, at, { key, count: String(input).length, limit })
  }
  return diagnose((issue.code === 'invalid_type' && TYPES[issue.expected]) || 'value-type_text', at, { key })
}

/** Returns a path that counts from 1, as writers do: `features[1].title`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')
}
