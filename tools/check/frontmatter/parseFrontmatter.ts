import matter from 'gray-matter'
import type { z } from 'zod'
import { mapTexts } from '../../../renderer/typography.ts'
import { diagnose, withText } from '../../content/diagnose.ts'
import { type Locate, readYaml, type ReadYaml, type SpanOf } from './readYaml.ts'
import { describeIssues, namesOf } from './schemaIssues.ts'
import type { Diagnostic } from '../../content/diagnostics.ts'

/** The front matter of a document, with its diagnostics. */
export interface ParsedFrontmatter<Data> {
  /** The values, or undefined if any of them is wrong. */
  readonly data: Data | undefined
  /** The values as written, before references to texts were replaced. */
  readonly written: unknown
  /** The values that are valid, even if others are not. */
  readonly values: Readonly<Record<string, unknown>>
  readonly diagnostics: readonly Diagnostic[]
  readonly locate: Locate
  readonly spanOf: SpanOf
  /** Whether the file begins with front matter, valid or not: only then is the rest of it a body. */
  readonly hasFrontmatter: boolean
}

/**
 * Parses the front matter of a document, checks it against a schema, and reports all errors at once.
 *
 * Only YAML is accepted: gray-matter would also run `---js` front matter, and content is not code.
 *
 * @param source the whole file
 * @param file its path, for messages
 * @param schema the collection's, from content/collections.ts
 * @param fill replaces references to other texts in a text: `$t(facts:pricePerPage)`
 */
export function parseFrontmatter<Schema extends z.ZodObject>(
  source: string,
  file: string,
  schema: Schema,
  fill: (text: string) => string = (text) => text,
): ParsedFrontmatter<z.infer<Schema>> {
  const misplaced = checkEdges(source, file)
  if (misplaced) {
    const nowhere = { locate: () => ({ line: 1, column: 1 }), spanOf: () => undefined }
    const nothing = { data: undefined, written: undefined, values: {}, hasFrontmatter: false }
    return { ...nothing, ...nowhere, diagnostics: [misplaced] }
  }
  const { value, broken, diagnostics, locate, spanOf } = readWithGrayMatter(source, (yaml) =>
    readYaml(yaml, file, () => namesOf(schema)),
  )
  const written = value ?? {}
  const filled = mapTexts(written, fill)
  const result = schema.safeParse(filled, { reportInput: true })
  const read = { written, locate, spanOf, hasFrontmatter: true }
  if (result.success && diagnostics.length === 0)
    return { ...read, data: result.data, values: result.data, diagnostics }
  // A value that could not be read is not reported as missing.
  const issues = (result.error?.issues ?? []).filter(({ path: [key] }) => !broken.has(String(key)))
  const wrong = new Set(issues.map(({ path: [key] }) => key))
  const values = Object.entries(Object(filled)).filter(([key]) => !wrong.has(key))
  return {
    ...read,
    data: undefined,
    values: Object.fromEntries(values),
    diagnostics: [...diagnostics, ...describeIssues(issues, schema, { file, locate, spanOf })],
  }
}

/** A line that was meant as `---`: dashes joined by a word processor, too few, too many, or marks of other programs. */
const NEARLY_EDGE = /^\s*(?:[-–—−_]+|\+{3,}|\*{3,}|`{3,}\w*)\s*$/
const KEY = /^\w+\s*:(?:\s|$)/

/** Reports front matter that is not between a first line `---` and a second one. */
function checkEdges(source: string, file: string): Diagnostic | undefined {
  const from = { line: 1, column: 1 }
  if (source.trim() === '') return diagnose('file-empty', { file })
  const lines = source.split('\n')
  if (!/^---[ \t]*$/.test(lines[0] ?? '')) {
    const first = lines.findIndex((line) => line.trim() !== '')
    const text = lines[first] ?? ''
    const isEdge = NEARLY_EDGE.test(text)
    const to = { line: first + 1, column: isEdge ? text.length + 1 : 1 }
    const instead = isEdge ? '---' : KEY.test(text) ? '---\n' : undefined
    return withText(diagnose('frontmatter-start', { file }), { from, to }, instead)
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (/^---[ \t]*$/.test(lines[end] ?? '')) return undefined
  const nearly = end < 0 ? lines.findIndex((line, index) => index > 0 && NEARLY_EDGE.test(line)) : end
  return diagnose('frontmatter-end', { file, line: Math.max(nearly, 0) + 1 })
}

/** Reads front matter; gray-matter passes the YAML from the end of the first line, which keeps line numbers right. */
function readWithGrayMatter(source: string, read: (yaml: string) => ReadYaml): ReadYaml {
  let found: ReadYaml | undefined
  const engine = (yaml: string): object => {
    found = read(yaml.replace(/^\n/, ''))
    return {}
  }
  // With options, gray-matter does not return a cached result without parsing.
  matter(source, { engines: { yaml: engine }, language: 'yaml' })
  return found ?? read('')
}
