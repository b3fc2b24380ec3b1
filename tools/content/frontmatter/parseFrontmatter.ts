import type { z } from 'zod'
import { mapTexts } from '../../../renderer/typography.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { readFrontmatter } from '../frontmatter.ts'
import { type Locate, readYaml, type SpanOf } from './readYaml.ts'
import { describeIssues } from './schemaIssues.ts'

/** The front matter of a document, as far as it could be read. */
export interface ReadFrontmatter<Data> {
  /** The values, or undefined if any of them is wrong. */
  readonly data: Data | undefined
  /** The values as written, before references to texts were replaced. */
  readonly written: object
  /** The values that are valid, even if others are not. */
  readonly values: Readonly<Record<string, unknown>>
  readonly locate: Locate
  readonly spanOf: SpanOf
}

/** The same, with its diagnostics. */
export interface ParsedFrontmatter<Data> extends ReadFrontmatter<Data> {
  readonly diagnostics: readonly Diagnostic[]
  /** Whether the file begins with front matter, valid or not: only then is the rest of it a body. */
  readonly hasFrontmatter: boolean
}

/**
 * Parses the front matter of a document and checks it against a schema.
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
  const split = readFrontmatter(source, file)
  if ('problem' in split) {
    const nowhere = { locate: () => ({ file, line: 1, column: 1 }), spanOf: () => undefined }
    const nothing = { data: undefined, written: {}, values: {}, hasFrontmatter: false }
    return { ...nothing, ...nowhere, diagnostics: [split.problem] }
  }
  const { value, diagnostics, locate, spanOf } = readYaml(split.yaml, file)
  const read = { written: value ?? {}, locate, spanOf, hasFrontmatter: true }
  if (!value) return { ...read, data: undefined, values: {}, diagnostics }
  // A no-break space at the end is no part of a value.
  const filled = mapTexts(value, (text) => fill(text).trim())
  const result = schema.safeParse(filled, { reportInput: true })
  if (result.success) return { ...read, data: result.data, values: result.data, diagnostics }
  const { issues } = result.error
  const wrong = new Set(issues.map(({ path: [key] }) => key))
  const values = Object.entries(Object(filled)).filter(([key]) => !wrong.has(key))
  return {
    ...read,
    data: undefined,
    values: Object.fromEntries(values),
    diagnostics: describeIssues(issues, schema, locate),
  }
}
