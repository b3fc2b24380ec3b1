import { z } from 'zod'
import type { Change, Diagnostic } from '../../content/diagnostics.ts'
import { shorten } from '../../content/shorten.ts'
import { suggest } from '../../content/suggest.ts'
import { adviseOn, diagnose, type Place, withFix } from '../messages/diagnose.ts'
import { daysMeant } from './daysMeant.ts'
import type { Locate, SpanOf } from './readYaml.ts'

type ZodIssue = z.core.$ZodIssue

/** Where the front matter stands. */
interface Places {
  readonly file: string
  readonly locate: Locate
  readonly spanOf: SpanOf
}

/**
 * Tells what a schema has to say of a front matter, with places. A key that is missing because it is misspelt is told once;
 * so is what has several faults.
 */
export function describeIssues(issues: readonly ZodIssue[], schema: z.ZodObject, places: Places): Diagnostic[] {
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => formatPath([...issue.path, suggest(key, knownKeys(schema, issue.path)) ?? '']))
        : [],
    ),
  )
  const told = new Set<string>()
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => describeUnknownKey([...issue.path, key], schema, Object(issue.input), places))
    }
    const path = formatPath(issue.path)
    if (told.has(path) || (issue.input === undefined && misspelt.has(path))) return []
    told.add(path)
    return describeIssue(issue, { file: places.file, ...places.locate(issue.path) }, places)
  })
}

/** Rules that the schemas of content/collections.ts name, and that need nothing but the key. */
const NAMED = [
  'value-unprintable',
  'value-no-picture',
  'value-no-video',
  'value-no-address',
  'value-no-number',
  'section-type',
  'contact-incomplete',
  'updated-early',
  'translated-from-wrong',
] as const

function describeIssue(issue: ZodIssue, at: Place, places: Places): Diagnostic {
  const { input } = issue
  const key = formatPath(issue.path)
  if (issue.path.length === 0 && issue.code === 'invalid_type') return diagnose('frontmatter-missing', at)
  if (issue.code === 'invalid_value') {
    const choices = issue.values.join(', ')
    return input === undefined
      ? diagnose('key-missing-choice', at, { key, choices })
      : diagnose('value-unknown', at, { key, value: quote(input), choices })
  }
  if (input === undefined) return diagnose('key-missing', at, { key })
  const isBlank = typeof input === 'string' && input.replace(/[\p{Cf}\s]/gu, '') === ''
  if (input === null || isBlank) return diagnose('value-empty', at, { key })
  if (issue.message === 'day') return describeDay(issue, key, at, places)
  const named = NAMED.find((rule) => rule === issue.message)
  if (named) return diagnose(named, at, { key })
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
    if (Array.isArray(input)) return diagnose('list-length', at, { key, count: input.length, limit })
    const values = { key, count: String(input).length, limit }
    return diagnose(issue.code === 'too_small' ? 'value-too-short' : 'value-too-long', at, values)
  }
  const expected = issue.code === 'invalid_type' ? issue.expected : 'string'
  if (expected === 'array') return diagnose('value-no-list', at, { key })
  if (expected === 'object') return diagnose('value-no-group', at, { key })
  if (expected === 'boolean') return diagnose('value-no-flag', at, { key })
  return diagnose('value-no-text', at, { key })
}

function describeDay({ input, path }: ZodIssue, key: string, at: Place, places: Places): Diagnostic {
  const value = quote(input)
  const [day, other] = daysMeant(String(input))
  if (day === undefined) return diagnose('day-wrong', at, { key, value })
  if (other !== undefined) return diagnose('day-ambiguous', at, { key, value, day, other })
  return withFix(diagnose('day-otherwise', at, { key, value, day }), replaceSpan(places, path, 'value', day))
}

/** A value, cut to what a message has room for. */
function quote(input: unknown): string {
  return shorten(typeof input === 'object' ? JSON.stringify(input) : String(input))
}

function describeUnknownKey(
  path: readonly PropertyKey[],
  schema: z.ZodObject,
  siblings: object,
  places: Places,
): Diagnostic {
  const { file, locate } = places
  const key = String(path.at(-1))
  const known = knownKeys(schema, path.slice(0, -1))
  const at = { file, ...locate(path, 'key') }
  if (/\s/.test(key)) return diagnose('key-is-text', at, { text: shorten(key) })
  const meant = suggest(key, known)
  const fix = meant !== undefined && !(meant in siblings) ? replaceSpan(places, path, 'key', meant) : undefined
  const name = formatPath([...path.slice(0, -1), shorten(key)])
  return withFix(diagnose('key-unknown', at, { key: name, advice: adviseOn(key, known, file) }), fix)
}

function replaceSpan(
  { file, spanOf }: Places,
  path: readonly PropertyKey[],
  wanted: 'key' | 'value',
  text: string,
): readonly Change[] | undefined {
  const span = spanOf(path, wanted)
  return span && [{ kind: 'replace', file, ...span, text }]
}

/** `features[1].title`, as a writer counts: from 1. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')
}

/** The names of all keys that a schema knows, at whatever depth. */
export function namesOf(schema: unknown): string[] {
  return groupsOf(schema).flatMap((group) => {
    if (group instanceof z.ZodArray) return namesOf(group.element)
    if (!(group instanceof z.ZodObject)) return []
    return Object.entries(group.shape).flatMap(([name, part]) => [name, ...namesOf(part)])
  })
}

/** The keys that the schema knows at a path; of a union of groups, those of all its groups. */
function knownKeys(schema: z.ZodObject, path: readonly PropertyKey[]): string[] {
  let groups = groupsOf(schema)
  for (const part of path) {
    groups = groups.flatMap((group) => {
      if (group instanceof z.ZodArray) return groupsOf(group.element)
      return group instanceof z.ZodObject ? groupsOf(Reflect.get(group.shape, part)) : []
    })
  }
  return [...new Set(groups.flatMap((group) => (group instanceof z.ZodObject ? Object.keys(group.shape) : [])))]
}

/** What a part of a schema may be: one thing, or the options of a union. */
function groupsOf(schema: unknown): unknown[] {
  if (schema instanceof z.ZodOptional) return groupsOf(schema.unwrap())
  return schema instanceof z.ZodUnion ? schema.options.flatMap(groupsOf) : [schema]
}
