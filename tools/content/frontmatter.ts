import matter from 'gray-matter'
import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, visit, type Document } from 'yaml'
import { z } from 'zod'
import { didYouMean } from './suggest.ts'
import type { Diagnostic } from './diagnostics.ts'

type ZodIssue = z.core.$ZodIssue

/** Where the value (or the key) at a path of the frontmatter stands, counted in the whole file from 1. */
export type Locate = (path: readonly PropertyKey[], wanted?: 'key' | 'value') => { line: number; column: number }

/** The frontmatter of one document, and what is wrong with it. */
export interface ParsedFrontmatter<Data> {
  /** The values, or undefined where something is wrong with them. */
  readonly data: Data | undefined
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
  /** Whether the file begins with lines of YAML at all, right or wrong: only then is the rest of it a body. */
  readonly hasFrontmatter: boolean
}

const START_OF_FILE = { line: 1, column: 1 }

/**
 * Reads the YAML at the head of a document and checks it against a schema.
 *
 * Only YAML is read: gray-matter would also run `---js` frontmatter, and content is not code.
 *
 * @param source the whole file
 * @param file its path, for messages
 * @param schema the collection's, from content/collections.ts
 */
export function parseFrontmatter<Schema extends z.ZodObject>(
  source: string,
  file: string,
  schema: Schema,
): ParsedFrontmatter<z.infer<Schema>> {
  const failure = (message: string, position = START_OF_FILE): ParsedFrontmatter<z.infer<Schema>> => ({
    data: undefined,
    diagnostics: [{ file, ...position, message }],
    locate: () => START_OF_FILE,
    hasFrontmatter: false,
  })

  const [firstLine = ''] = source.split('\n', 1)
  if (!firstLine.startsWith('---')) {
    return failure('has no frontmatter. Begin the file with a line ---, the keys, and a second line ---')
  }
  if (firstLine.trim() !== '---') {
    return failure(
      `the frontmatter begins with "${firstLine.trim()}". Write --- alone on the first line: only YAML is read`,
    )
  }
  if (!/^---[ \t]*$/m.test(source.slice(firstLine.length + 1))) {
    return failure('the frontmatter does not end. Write --- on a line of its own after the last key')
  }

  const lineCounter = new LineCounter()
  let document: Document | undefined
  const readYaml = (yaml: string): object => {
    document = parseDocument(yaml, { lineCounter, prettyErrors: false })
    if (document.errors.length > 0 || document.warnings.length > 0 || findAlias(document)) return {}
    const value: unknown = document.toJS()
    return value !== null && typeof value === 'object' ? value : {}
  }
  // The empty options object keeps gray-matter from answering out of its cache, without parsing.
  const { data } = matter(source, { engines: { yaml: readYaml }, language: 'yaml' })

  // gray-matter hands over the YAML from the end of the first line on, so lines of the YAML are lines of the file.
  const positionAt = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset)
    return { line, column: col }
  }
  const problems = document ? listYamlProblems(document) : []
  if (problems.length > 0) {
    return {
      data: undefined,
      locate: () => START_OF_FILE,
      hasFrontmatter: true,
      diagnostics: problems.map(({ offset, message }) => ({ file, ...positionAt(offset), message })),
    }
  }

  const locate: Locate = (path, wanted = 'value') => {
    const offset = document && offsetOf(document, path, wanted)
    return offset === undefined ? START_OF_FILE : positionAt(offset)
  }
  const result = schema.safeParse(data, { reportInput: true })
  if (result.success) return { data: result.data, diagnostics: [], locate, hasFrontmatter: true }
  const diagnostics = result.error.issues.flatMap((issue) => describeIssue(issue, schema, file, locate))
  return { data: undefined, diagnostics, locate, hasFrontmatter: true }
}

/** What to do about what YAML's parser reports, by its code: https://eemeli.org/yaml/#errors */
const YAML_ADVICE: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'Indent with two spaces instead of tabs',
  DUPLICATE_KEY: 'Delete one of the two',
  TAG_RESOLVE_FAILED: 'Put the text between quotes',
}
const USUAL_ADVICE = 'Put texts that hold ": ", "#" or quotes between quotes, and indent lists by two spaces'

/** Errors of the YAML, and what is YAML but has no place in a frontmatter: tags, and aliases of other values. */
function listYamlProblems(document: Document): Array<{ offset: number; message: string }> {
  const alias = findAlias(document)
  if (alias !== undefined) {
    return [{ offset: alias, message: 'an alias (*) of another value, which is not read here. Write the value itself' }]
  }
  return [...document.errors, ...document.warnings].map(({ code, message, pos }) => ({
    offset: pos[0],
    message: `the frontmatter is not valid YAML: ${withoutFullStop(message)}. ${YAML_ADVICE[code] ?? USUAL_ADVICE}`,
  }))
}

/** Where the YAML refers to another of its values, if it does: a few lines of these can stand for gigabytes. */
function findAlias(document: Document): number | undefined {
  let offset: number | undefined
  visit(document, {
    Alias(_, node) {
      offset = node.range?.[0] ?? 0
      return visit.BREAK
    },
  })
  return offset
}

function withoutFullStop(message: string): string {
  return message.trim().replace(/\.$/, '')
}

function describeIssue(issue: ZodIssue, schema: z.ZodObject, file: string, locate: Locate): Diagnostic[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path)
    return issue.keys.map((key) => ({
      file,
      ...locate([...issue.path, key], 'key'),
      message: `${formatPath([...issue.path, key])}: unknown key. ${didYouMean(key, known)}`,
    }))
  }
  const key = issue.path.length === 0 ? 'the frontmatter' : `${formatPath(issue.path)}:`
  return [{ file, ...locate(issue.path), message: `${key} ${issue.message}` }]
}

/** `features[1].title`, as a writer counts: from 1. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part + 1}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')
}

/** The keys that the schema knows at a path; of a union of groups, those of all its groups. */
function knownKeys(schema: z.ZodObject, path: readonly PropertyKey[]): string[] {
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

/** The offset of the deepest part of the path that exists: a missing key is shown where it should have been. */
function offsetOf(document: Document, path: readonly PropertyKey[], wanted: 'key' | 'value'): number | undefined {
  let node: unknown = document.contents
  let offset: number | undefined
  for (const part of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === part)
      if (!pair) break
      const place = wanted === 'key' || !isNode(pair.value) ? pair.key : pair.value
      if (isNode(place)) offset = place.range?.[0] ?? offset
      node = pair.value
    } else {
      const item = isSeq(node) && typeof part === 'number' ? node.items[part] : undefined
      if (!isNode(item)) break
      offset = item.range?.[0] ?? offset
      node = item
    }
  }
  return offset
}
