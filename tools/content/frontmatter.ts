// oxlint-disable-next-line eslint/no-restricted-imports -- here it has engines that run nothing
import matter from 'gray-matter'
import { parse } from 'yaml'
import type { Diagnostic } from './diagnostics.ts'
import { checkEdges } from './frontmatter/edges.ts'

/** A document, split where its front matter ends. */
export interface SplitDocument {
  /** The YAML between the two `---` lines; it begins on the second line of the file. */
  readonly yaml: string
  /** Its values; none if the YAML is invalid. */
  readonly data: Readonly<Record<string, unknown>>
  /** The Markdown below. */
  readonly body: string
}

/**
 * Splits a document into front matter and body. This is the only place that reads front matter: by default, gray-matter
 * evaluates a document that begins with `---js`.
 *
 * @param source the whole file, without byte order mark, its lines ended by `\n`
 * @param file its path, for messages
 * @returns a diagnostic if the file does not begin with front matter in YAML
 */
export function readFrontmatter(source: string, file: string): SplitDocument | { readonly problem: Diagnostic } {
  const problem = checkEdges(source, file)
  if (problem) return { problem }
  // With options, gray-matter does not return a cached result without parsing.
  const { matter: yaml, data, content } = matter(source, { language: 'yaml', engines: ENGINES })
  // The rest of the first line comes first.
  return { yaml: withPlainSpaces(yaml.replace(/^[ \t]*\n/, '')), data, body: content }
}

/**
 * Parses the YAML of front matter. References are refused: a few lines of them can expand to gigabytes.
 *
 * @throws Error if it is invalid
 */
export function parseYaml(yaml: string): Record<string, unknown> {
  return Object(parse(yaml, { maxAliasCount: 0, logLevel: 'error' }))
}

/** The languages that gray-matter knows. It keeps its own engines unless they are replaced by name. */
const ENGINES = { yaml: parseWhereValid, json: refuse, javascript: refuse }

/** Replaces the no-break space that French keyboards put between a key and its colon. */
function withPlainSpaces(yaml: string): string {
  return yaml.replaceAll(/(?<=^[ -]{0,9}\w{1,30})[\u00a0\u202f](?=:)/gm, ' ')
}

function parseWhereValid(yaml: string): object {
  try {
    return parseYaml(withPlainSpaces(yaml))
  } catch {
    return {}
  }
}

function refuse(): never {
  throw new Error('Front matter is YAML.')
}
