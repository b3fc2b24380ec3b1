// oxlint-disable-next-line eslint/no-restricted-imports -- here it has engines that run nothing
import matter from 'gray-matter'
import { parse } from 'yaml'
import { diagnose, type Diagnostic } from './diagnostics.ts'

/** A document, split where its front matter ends. */
export interface SplitDocument {
  /** The YAML between the two `---` lines; it begins on the second line of the file. */
  readonly yaml: string
  /** Its values; none if the YAML is invalid. */
  readonly data: Readonly<Record<string, unknown>>
  /** The Markdown below. */
  readonly body: string
}

/** The line before and after front matter, as remark-frontmatter also accepts it. */
const EDGE = /^---[ \t]*$/

/**
 * Splits a document into front matter and body. This is the only place that reads front matter: by default, gray-matter
 * evaluates a document that begins with `---js`.
 *
 * @param source the whole file, without byte order mark, its lines ended by `\n`
 * @param file its path, for messages
 * @returns a diagnostic if the file does not begin with front matter in YAML
 */
export function readFrontmatter(source: string, file: string): SplitDocument | { readonly problem: Diagnostic } {
  const lines = source.split('\n')
  if (!EDGE.test(lines[0] ?? '')) return { problem: diagnose('frontmatter-bounds_start', { file }) }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (!EDGE.test(lines[end] ?? '')) {
    return { problem: diagnose('frontmatter-bounds_end', { file, line: Math.max(end, 0) + 1 }) }
  }
  // With options, gray-matter does not return a cached result without parsing.
  const { matter: yaml, data, content } = matter(source, { language: 'yaml', engines: ENGINES })
  // The rest of the first line comes first.
  return { yaml: yaml.replace(/^[ \t]*\n/, ''), data, body: content }
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

function parseWhereValid(yaml: string): object {
  try {
    return parseYaml(yaml)
  } catch {
    return {}
  }
}

function refuse(): never {
  throw new Error('Front matter is YAML.')
}
