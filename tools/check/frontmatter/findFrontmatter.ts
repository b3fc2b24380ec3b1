import type { Diagnostic } from '../../content/diagnostics.ts'
import { diagnose, withText } from '../diagnose.ts'

/** The YAML between the two `---` lines of a file, or the reason why there is none. */
export type FoundFrontmatter = { readonly yaml: string } | { readonly problem: Diagnostic }

/** The most that a front matter may hold: the longest of the site has 5 kB. */
const MOST_CHARACTERS = 16_384
/** A line that was meant to be `---`: dashes that a word processor joined, too few, too many; other programs' signs. */
const NEARLY_EDGE = /^\s*(?:[-–—−_]+|\+{3,}|\*{3,}|`{3,}\w*)\s*$/
const KEY = /^\w+\s*:(?:\s|$)/

/**
 * Finds the front matter at the head of a file: what is between a first line `---` and the next one. Only YAML is read:
 * `---js` would be a program.
 *
 * @param source the whole file
 * @param file its path, for messages
 */
export function findFrontmatter(source: string, file: string): FoundFrontmatter {
  const start = { file, line: 1, column: 1 }
  if (source.trim() === '') return { problem: diagnose('file-empty', start) }
  const lines = source.split('\n')
  if (!/^---[ \t]*$/.test(lines[0] ?? '')) return { problem: describeStart(lines, file) }
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  const last = lines[end]
  if (last === undefined || !/^---[ \t]*$/.test(last)) {
    const nearly = last === undefined ? lines.findIndex((line, index) => index > 0 && NEARLY_EDGE.test(line)) : end
    return { problem: diagnose('frontmatter-end', { ...start, line: Math.max(nearly, 0) + 1 }) }
  }
  const yaml = lines.slice(1, end).join('\n')
  if (yaml.length > MOST_CHARACTERS) {
    return { problem: diagnose('frontmatter-too-long', start, { count: yaml.length, maximum: MOST_CHARACTERS }) }
  }
  return { yaml }
}

function describeStart(lines: readonly string[], file: string): Diagnostic {
  const from = { line: 1, column: 1 }
  const first = lines.findIndex((line) => line.trim() !== '')
  const text = lines[first] ?? ''
  const replaceUntil = (line: number, column: number, written: string) =>
    withText(diagnose('frontmatter-start', { file, ...from }), { from, to: { line, column } }, written)
  if (text.trim() === '---') return replaceUntil(first + 1, text.length + 1, '---')
  if (first === 0 && NEARLY_EDGE.test(text)) return replaceUntil(1, text.length + 1, '---')
  if (KEY.test(text)) return replaceUntil(first + 1, 1, '---\n')
  return diagnose(text.startsWith('---') ? 'frontmatter-start' : 'frontmatter-missing', { file, ...from })
}
