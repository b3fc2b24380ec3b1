import type { z } from 'zod'
import { mapTexts } from '../../../renderer/typography.ts'
import type { Diagnostic } from '../diagnostics.ts'
import { readFrontmatter, type SplitDocument } from '../frontmatter.ts'
import { describeIssues } from './schemaIssues.ts'

/** The front matter of a document, as far as it could be read. */
export interface ReadFrontmatter<Data> extends Pick<SplitDocument, 'locate' | 'rangeOf'> {
  /** The values, or undefined if any of them is wrong. */
  readonly data: Data | undefined
  /** The values as written, before references to texts were replaced. */
  readonly written: object
  /** The values that are valid, even if others are not. */
  readonly values: Readonly<Record<string, unknown>>
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
): ReadFrontmatter<z.infer<Schema>> &
  Pick<SplitDocument, 'hasFrontmatter'> & { readonly diagnostics: readonly Diagnostic[] } {
  const { data: written, problem, hasFrontmatter, locate, rangeOf } = readFrontmatter(source, file)
  const read = { written, hasFrontmatter, locate, rangeOf }
  if (problem) return { ...read, data: undefined, values: {}, diagnostics: [problem] }
  // A no-break space at the end is no part of a value.
  const filled = mapTexts(written, (text) => fill(text).trim())
  const { data, error } = schema.safeParse(filled, { reportInput: true })
  const issues = error?.issues ?? []
  const wrong = new Set(issues.map(({ path: [key] }) => key))
  const values = Object.fromEntries(Object.entries(Object(filled)).filter(([key]) => !wrong.has(key)))
  return { ...read, data, values, diagnostics: describeIssues(issues, schema, locate) }
}
