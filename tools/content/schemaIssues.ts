import { z } from 'zod'
import { daysMeant } from '../../content/dates.ts'
import type { Change, Diagnostic } from './diagnostics.ts'
import type { Locate, SpanOf } from './readYaml.ts'
import { shorten } from './shorten.ts'
import { didYouMean, suggest } from './suggest.ts'

type ZodIssue = z.core.$ZodIssue

/** Where the frontmatter stands. */
interface Places {
  readonly file: string
  readonly locate: Locate
  readonly spanOf: SpanOf
}

/**
 * What a schema has to say of a frontmatter, with places.
 *
 * A key that is missing because it is misspelt is told once.
 */
export function describeIssues(issues: readonly ZodIssue[], schema: z.ZodObject, places: Places): Diagnostic[] {
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.flatMap((key) => {
            const meant = suggest(key, knownKeys(schema, issue.path))
            return meant === undefined ? [] : formatPath([...issue.path, meant])
          })
        : [],
    ),
  )
  return onePerPath(issues)
    .filter((issue) => issue.input !== undefined || !misspelt.has(formatPath(issue.path)))
    .flatMap((issue) => describeIssue(issue, schema, places))
}

/** What is no list has no wrong number of entries as well. */
function onePerPath(issues: readonly ZodIssue[]): ZodIssue[] {
  return [
    ...new Map(
      issues.toReversed().map((issue) => [`${issue.code === 'unrecognized_keys'} ${formatPath(issue.path)}`, issue]),
    ).values(),
  ].toReversed()
}

function describeIssue(issue: ZodIssue, schema: z.ZodObject, places: Places): Diagnostic[] {
  const { file, locate } = places
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => describeUnknownKey([...issue.path, key], schema, Object(issue.input), places))
  }
  const key = issue.path.length === 0 ? 'the frontmatter' : `${formatPath(issue.path)}:`
  const isDay = issue.code === 'custom' && issue.params?.['expected'] === 'day'
  const [meant, other] = isDay ? daysMeant(String(issue.input)) : []
  const fix = meant !== undefined && other === undefined ? replaceSpan(places, issue.path, 'value', meant) : undefined
  return [{ file, ...locate(issue.path), message: `${key} ${issue.message}`, ...(fix && { fix }) }]
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
  if (/\s/.test(key)) {
    const message = `"${shorten(key)}" is no key. If the line goes on with the text above, indent it by two spaces; else delete it`
    return { ...at, message }
  }
  const meant = suggest(key, known)
  const fix = meant !== undefined && !(meant in siblings) ? replaceSpan(places, path, 'key', meant) : undefined
  const name = formatPath([...path.slice(0, -1), shorten(key)])
  return { ...at, message: `${name}: unknown key. ${didYouMean(key, known)}`, ...(fix && { fix }) }
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
    const element: unknown = Reflect.get(Object(group), 'element')
    if (element !== undefined) return namesOf(element)
    const shape = Object(Reflect.get(Object(group), 'shape'))
    return Object.keys(shape).flatMap((name) => [name, ...namesOf(Reflect.get(shape, name))])
  })
}

/** The keys that the schema knows at a path; of a union of groups, those of all its groups. */
export function knownKeys(schema: z.ZodObject, path: readonly PropertyKey[]): string[] {
  let groups: unknown[] = groupsOf(schema)
  for (const part of path) {
    groups = groups
      .map((group) =>
        typeof part === 'number'
          ? Reflect.get(Object(group), 'element')
          : Reflect.get(Object(Reflect.get(Object(group), 'shape')), part),
      )
      .flatMap(groupsOf)
  }
  return [...new Set(groups.flatMap((group) => Object.keys(Object(Reflect.get(Object(group), 'shape')))))]
}

function groupsOf(schema: unknown): unknown[] {
  const inner = unwrap(schema)
  const options: unknown = Reflect.get(Object(inner), 'options')
  return Array.isArray(options) ? options.map(unwrap) : [inner]
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional ? unwrap(schema.unwrap()) : schema
}
