import { z } from 'zod'
import type { Diagnostic } from '../diagnostics.ts'
import { shorten } from '../shorten.ts'
import { suggest } from '../suggest.ts'
import { adviseOn, diagnose, type Place, withText } from '../diagnose.ts'
import { isRuleName, type RuleName } from '../messages/catalogue.ts'
import { daysMeant } from './daysMeant.ts'
import type { ReadYaml } from './readYaml.ts'

type ZodIssue = z.core.$ZodIssue

/** The positions in the front matter of a file. */
type Places = Pick<ReadYaml, 'locate' | 'spanOf'> & { readonly file: string }

/**
 * Returns the schema issues of front matter as diagnostics with positions. A key that is missing because it is misspelt
 * is reported once, and so is a value with several errors.
 */
export function describeIssues(issues: readonly ZodIssue[], schema: z.ZodObject, places: Places): Diagnostic[] {
  const known = namesOf(schema)
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => formatPath([...issue.path, suggest(key, known) ?? '']))
        : [],
    ),
  )
  const reported = new Set<string>()
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => describeUnknownKey([...issue.path, key], known, Object(issue.input), places))
    }
    const path = formatPath(issue.path)
    if (reported.has(path) || (issue.input === undefined && misspelt.has(path))) return []
    reported.add(path)
    return describeIssue(issue, { file: places.file, ...places.locate(issue.path) }, places)
  })
}

/** The rules for values of the wrong type, by the type that Zod expects. */
const TYPES: Readonly<Record<string, RuleName>> = {
  array: 'value-no-list',
  object: 'value-no-group',
  boolean: 'value-no-flag',
}

function describeIssue(issue: ZodIssue, at: Place, places: Places): Diagnostic {
  const { input, message, path } = issue
  const key = formatPath(path)
  if (path.length === 0 && issue.code === 'invalid_type') return diagnose('frontmatter-start', at)
  if (issue.code === 'invalid_value') {
    const rule = input === undefined ? 'key-missing-choice' : 'value-unknown'
    return diagnose(rule, at, { key, value: quote(input), choices: issue.values.join(', ') })
  }
  if (input === undefined) return diagnose('key-missing', at, { key })
  const isBlank = typeof input === 'string' && input.replace(/[\p{Cf}\s]/gu, '') === ''
  if (input === null || isBlank) return diagnose('value-empty', at, { key })
  if (message === 'day') {
    const [day, other] = daysMeant(String(input))
    const values = { key, value: quote(input), ...(day && { day }), ...(other && { other }) }
    if (day === undefined) return diagnose('day-wrong', at, values)
    if (other !== undefined) return diagnose('day-ambiguous', at, values)
    return withText(diagnose('day-otherwise', at, values), places.spanOf(path), day)
  }
  if (isRuleName(message)) return diagnose(message, at, { key })
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
    if (Array.isArray(input)) return diagnose('list-length', at, { key, count: input.length, limit })
    const values = { key, count: String(input).length, limit }
    return diagnose(issue.code === 'too_small' ? 'value-too-short' : 'value-too-long', at, values)
  }
  return diagnose((issue.code === 'invalid_type' && TYPES[issue.expected]) || 'value-no-text', at, { key })
}

/** Returns a value as messages quote it, shortened. */
function quote(input: unknown): string {
  return shorten(typeof input === 'object' ? JSON.stringify(input) : String(input))
}

function describeUnknownKey(
  path: readonly PropertyKey[],
  known: readonly string[],
  siblings: object,
  places: Places,
): Diagnostic {
  const { file, locate, spanOf } = places
  const key = String(path.at(-1))
  const at = { file, ...locate(path, 'key') }
  if (/\s/.test(key)) return diagnose('key-is-text', at, { text: shorten(key) })
  const meant = suggest(key, known)
  const isFree = meant !== undefined && !(meant in siblings)
  const name = formatPath([...path.slice(0, -1), shorten(key)])
  const diagnostic = diagnose('key-unknown', at, { key: name, advice: adviseOn(key, known, file) })
  return withText(diagnostic, spanOf(path, 'key'), isFree ? meant : undefined)
}

/** Returns a path that counts from 1, as writers do: `features[1].title`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')
}

/** Returns the names of all keys of a schema, at any depth. */
export function namesOf(schema: unknown): string[] {
  return groupsOf(schema).flatMap((group) => {
    if (group instanceof z.ZodArray) return namesOf(group.element)
    if (!(group instanceof z.ZodObject)) return []
    return Object.entries(group.shape).flatMap(([name, part]) => [name, ...namesOf(part)])
  })
}

/** Returns the members of a part of a schema: the options of a union, or the part itself. */
function groupsOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodOptional) return groupsOf(schema.unwrap())
  return schema instanceof z.ZodUnion ? schema.options.flatMap(groupsOf) : [schema]
}
