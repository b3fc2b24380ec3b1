import { z } from 'zod'
import { collections } from '../../../content/collections.ts'
import { adviseOn, diagnose, type Diagnostic, type Place, shorten, withText } from '../diagnostics.ts'
import { isRuleName, type RuleName } from '../messages/catalogue.ts'
import { suggest } from '../suggest.ts'
import { daysMeant } from './daysMeant.ts'
import type { ReadYaml } from './readYaml.ts'

type ZodIssue = z.core.$ZodIssue

/** The front matter of a file as written, with its positions. */
type Places = Pick<ReadYaml, 'locate' | 'spanOf'> & { readonly written: object }

/**
 * Returns the schema issues of front matter as diagnostics with positions. A key that is missing because it is misspelt
 * is reported once, and so is a value with several errors.
 */
export function describeIssues(issues: readonly ZodIssue[], schema: z.ZodObject, places: Places): Diagnostic[] {
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => formatPath([...issue.path, keyMeant(key, namesAt(schema, issue.path)) ?? '']))
        : [],
    ),
  )
  const other = describeOtherCollection(issues, schema, places)
  if (other) return [other]
  const reported = new Set<string>()
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const known = namesAt(schema, issue.path)
      return issue.keys.map((key) => describeUnknownKey([...issue.path, key], known, Object(issue.input), places))
    }
    const path = formatPath(issue.path)
    if (reported.has(path) || (issue.input === undefined && misspelt.has(path))) return []
    reported.add(path)
    return describeIssue(issue, places.locate(issue.path), places)
  })
}

/** A file or an address given as a former name: `old-name.mdx`, `/articles/old-name`, `content/fr/articles/old-name.mdx`. */
const FORMER_ADDRESS =
  /^(?=.*[/.])(?:https?:\/\/[^/]+)?\/?(?:content\/)?(?:(?:fr|en)\/)?(?:(?:articles|case-studies|services|team|policies)\/)?([A-Za-z0-9-]+)(?:\.(?:mdx?|html?))?\/?$/

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
  if (message === 'former-name-wrong') {
    return withText(diagnose(message, at, { key }), places.spanOf(path), FORMER_ADDRESS.exec(String(input))?.[1])
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
  const { locate, spanOf } = places
  const key = String(path.at(-1))
  const at = locate(path, 'key')
  const meant = keyMeant(key, known)
  if (/\s/.test(key) && meant === undefined) return diagnose('key-is-text', at, { text: shorten(key) })
  const isFree = meant !== undefined && !(meant in siblings)
  const name = formatPath([...path.slice(0, -1), shorten(key)])
  const diagnostic = diagnose('key-unknown', at, { key: name, advice: adviseOn(meant ?? key, known, at.file) })
  return withText(diagnostic, spanOf(path, 'key'), isFree ? meant : undefined)
}

/** What writers call keys, in French or in other programs. */
const OTHER_NAMES: Readonly<Record<string, RegExp>> = {
  tags: /^(?:mots?[- ]?cl(?:é|e)f?s?|[ée]tiquettes?|keywords?)$/i,
  imageAlt: /^(?:(?:texte|text) alternatif|alt(?: text)?|image[- _]alt|l[ée]gende)$/i,
  description: /^(?:r[ée]sum[ée]|chap[eô]au?|summary|excerpt)$/i,
  draft: /^brouillon$/i,
  date: /^(?:date de publication|publi[ée](?: le)?|published)$/i,
  updated: /^(?:mis à jour|mise à jour|modifi[ée](?: le)?|lastmod|modified)$/i,
  category: /^rubrique$/i,
  image: /^(?:photo|cover|couverture|image de couverture)$/i,
  related: /^(?:articles li[ée]s|voir aussi)$/i,
  order: /^ordre$/i,
}

/** Returns the key that a wrong one means, if that is clear. */
function keyMeant(key: string, known: readonly string[]): string | undefined {
  return known.find((name) => OTHER_NAMES[name]?.test(key)) ?? suggest(key, known)
}

/** From this number of keys of another collection on, the front matter is that of another collection. */
const MANY_KEYS = 3

/** Reports front matter of another collection once, instead of each of its keys. */
function describeOtherCollection(
  issues: readonly ZodIssue[],
  schema: z.ZodObject,
  { locate, written }: Places,
): Diagnostic | undefined {
  const own = Object.entries(collections).find(([, collection]) => collection.schema === schema)?.[0]
  const unknown = issues.flatMap(({ path, ...issue }) =>
    issue.code === 'unrecognized_keys' && path.length === 0 ? issue.keys : [],
  )
  const missing = issues.filter(({ path, input }) => path.length === 1 && input === undefined)
  const others = Object.entries(collections).map(([name, collection]) => {
    const { shape } = collection.schema
    const isWhole = Object.entries(shape).every(([key, value]) => value.isOptional() || Object.hasOwn(written, key))
    const count = unknown.filter((key) => Object.hasOwn(shape, key)).length
    return { name, count: count + (isWhole ? missing.length : 0) }
  })
  const [most] = others.toSorted((a, b) => b.count - a.count)
  if (!own || !most || most.count < Math.max(MANY_KEYS, unknown.length / 2)) return undefined
  const at = locate(unknown.slice(0, 1), 'key')
  const [, locale = ''] = at.file.split('/')
  const folders = { folder: `content/${locale}/${most.name}/`, own: `content/${locale}/${own}/` }
  return diagnose('frontmatter-of-other', at, folders)
}

/** Returns the names of the keys at a path of a schema. */
function namesAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const [key, ...rest] = path
  return groupsOf(schema).flatMap((group) => {
    if (group instanceof z.ZodArray) return namesAt(group.element, rest)
    if (!(group instanceof z.ZodObject)) return []
    return key === undefined ? Object.keys(group.shape) : namesAt(Reflect.get(group.shape, key), rest)
  })
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
