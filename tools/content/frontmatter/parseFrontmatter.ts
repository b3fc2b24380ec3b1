import type { z } from 'zod'
import { mapTexts } from '../../../renderer/typography.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { readFrontmatter } from '../frontmatter.ts'
import { type Locate, type RangeOf, readYaml } from './readYaml.ts'
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
  readonly rangeOf: RangeOf
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
 * @param fill replaces references to other texts in a text: `$t(prices:page)`
 */
export function parseFrontmatter<Schema extends z.ZodObject>(
  source: string,
  file: string,
  schema: Schema,
  fill: (text: string) => string = (text) => text,
): ParsedFrontmatter<z.infer<Schema>> {
  const split = readFrontmatter(source, file)
  const { value, diagnostics, locate, rangeOf } = readYaml('yaml' in split ? split.yaml : '', source, file)
  const read = { data: undefined, written: value ?? {}, values: {}, locate, rangeOf }
  if ('problem' in split) return { ...read, hasFrontmatter: false, diagnostics: [split.problem] }
  if (!value) return { ...read, hasFrontmatter: true, diagnostics }
  // A no-break space at the end is no part of a value.
  const filled = mapTexts(value, (text) => fill(text).trim())
  const { data, error } = schema.safeParse(filled, { reportInput: true })
  const issues = error?.issues ?? []
  const wrong = new Set(issues.map(({ path: [key] }) => key))
  const values = Object.entries(Object(filled)).filter(([key]) => !wrong.has(key))
  return {
    ...read,
    hasFrontmatter: true,
    data,
    values: Object.fromEntries(values),
    diagnostics: describeIssues(issues, schema, locate),
  }
}
