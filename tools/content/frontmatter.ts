// oxlint-disable-next-line eslint/no-restricted-imports -- here it has engines that run nothing
import matter from 'gray-matter'
import { parse } from 'yaml'
import type { Diagnostic } from './diagnostics.ts'
import { diagnose, withFix, withText } from './diagnose.ts'
import { shorten } from './shorten.ts'

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

/** The line before and after front matter, as remark-frontmatter also accepts it. */
const EDGE = /^---[ \t]*$/
/** A line that was meant as `---`: dashes joined by a word processor, too few, too many, or marks of other programs. */
const NEARLY_EDGE = /^\s*(?:[-–—−_]+|\+{3,}|\*{3,}|`{3,}\w*)\s*$/
const KEY = /^\w+\s*:(?:\s|$)/
/** A first line that names a language: `---js`. */
const LANGUAGE = /^---\s*([^-\s:][^\s:]*)\s*$/

/** Reports front matter in another language than YAML, or that is not between a first line `---` and a second one. */
function checkEdges(source: string, file: string): Diagnostic | undefined {
  const from = { line: 1, column: 1 }
  if (source.trim() === '') return diagnose('file-empty', { file })
  const lines = source.split('\n')
  const [firstLine = ''] = lines
  const [, language] = LANGUAGE.exec(firstLine) ?? []
  if (language !== undefined) {
    const place = { file, line: 1, column: firstLine.indexOf(language) + 1 }
    const isYaml = /^ya?ml$/i.test(language)
    const diagnostic = diagnose('frontmatter-language', place, { mark: shorten(language) })
    return withText(diagnostic, { from, to: { line: 1, column: firstLine.length + 1 } }, isYaml ? '---' : undefined)
  }
  const [fence] = /^(?:`{3,}|~{3,})\w*[ \t]*\n+(?=---[ \t]*\n)/.exec(source) ?? []
  if (fence !== undefined) {
    const { length } = source.trimEnd().split('\n')
    const isClosed = /^(?:`{3,}|~{3,})$/.test(lines[length - 1] ?? '')
    const opening = { from, to: { line: fence.split('\n').length, column: 1 } }
    const closing = {
      from: { line: length, column: 1 },
      to: { line: lines.length, column: (lines.at(-1) ?? '').length + 1 },
    }
    const spans = isClosed ? [opening, closing] : [opening]
    return withFix(
      diagnose('file-fenced', { file }),
      spans.map((span) => ({ kind: 'replace', file, text: '', ...span })),
    )
  }
  if (!EDGE.test(firstLine)) {
    const first = lines.findIndex((line) => line.trim() !== '')
    const text = lines[first] ?? ''
    const isEdge = NEARLY_EDGE.test(text)
    const to = { line: first + 1, column: isEdge ? text.length + 1 : 1 }
    const instead = isEdge ? '---' : KEY.test(text) ? '---\n' : undefined
    return withText(diagnose('frontmatter-start', { file }), { from, to }, instead)
  }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (EDGE.test(lines[end] ?? '')) return undefined
  const nearly = end < 0 ? lines.findIndex((line, index) => index > 0 && NEARLY_EDGE.test(line)) : end
  return diagnose('frontmatter-end', { file, line: Math.max(nearly, 0) + 1 })
}
