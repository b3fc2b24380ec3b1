import { type Change, diagnose, type Diagnostic, withFix } from '../diagnostics.ts'

/** The line before and after front matter, as remark-frontmatter also accepts it. */
const EDGE = /^---[ \t]*$/
/** A line that was meant as `---`: dashes joined by a word processor, too few, escaped, or marks of other programs. */
const NEARLY_EDGE = /^[\s\u200b\u2060\\]*(?:[-–—−_]+|-{3}\s*ya?ml|\+{3,}|\*{3,}|\.{3}|`{3,}\w*)\s*$/
const KEY = /^\p{L}[\p{L}\p{M}\w -]{0,30}:(?:\s|$)/u
/** A line of YAML: a key, or what belongs to the one above. */
const YAML_LINE = new RegExp(String.raw`${KEY.source}|^[ \t]+\S|^- |^#`, 'u')
const FENCE = /^(?:`{3,}|~{3,})\w*[ \t]*\n+(?=---[ \t]*\n)/
const END_OF_FENCE = /^(?:`{3,}|~{3,})[ \t]*$/

/**
 * Reports front matter that is not between a first line `---`, which names no language, and a second one.
 *
 * @param source the whole file, its lines ended by `\n`
 * @param file its path, for messages
 */
export function checkEdges(source: string, file: string): Diagnostic | undefined {
  const lines = source.split('\n')
  const [fence] = FENCE.exec(source) ?? []
  if (fence !== undefined) return withFix(diagnose('file-fenced', { file }), unfence(lines, fence, file))
  if (!EDGE.test(lines[0] ?? '')) return withFix(diagnose('frontmatter-start', { file }), writeEdges(lines, file))
  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  if (EDGE.test(lines[end] ?? '')) return undefined
  const nearly = end < 0 ? lines.findIndex((line, index) => index > 0 && NEARLY_EDGE.test(line)) : end
  const place = { file, line: Math.max(nearly, 0) + 1 }
  return withFix(diagnose('frontmatter-end', place), writeEdges(lines, file))
}

/** Takes away the fence around a file, or around its front matter. */
function unfence(lines: readonly string[], fence: string, file: string): Change[] {
  const first = fence.split('\n').length - 1
  const below = lines.findIndex((line, index) => index > first && EDGE.test(line)) + 1
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const closing = END_OF_FENCE.test(lines[below] ?? '') ? below : last
  const opening = replaceLines(file, 0, first)
  if (!END_OF_FENCE.test(lines[closing] ?? '')) return [opening]
  return [opening, replaceLines(file, closing, closing === last ? lines.length : closing + 1)]
}

/** Writes `---` above and below the keys at the start of a file; nothing if something else is there. */
function writeEdges(lines: readonly string[], file: string): Change[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  const isKey = KEY.test(lines[first] ?? '')
  const start = isKey ? first : first + 1
  if (!isKey && !(NEARLY_EDGE.test(lines[first] ?? '') && KEY.test(lines[start] ?? ''))) return []
  const length = lines.slice(start).findIndex((line) => !YAML_LINE.test(line))
  const end = start + length
  const below = lines.slice(end).find((line) => line.trim() !== '') ?? ''
  // A single one may be a sentence with a colon.
  if (length < 2 || KEY.test(below)) return []
  const opening = EDGE.test(lines[0] ?? '') ? [] : [replaceLines(file, 0, start, '---\n')]
  if (EDGE.test(lines[end] ?? '')) return opening
  const isNearly = NEARLY_EDGE.test(lines[end] ?? '')
  if (!isNearly && lines[end]?.trim() !== '') return []
  return [...opening, replaceLines(file, end, isNearly ? end + 1 : end, '---\n')]
}

/** @param from the index of the first line that is replaced */
function replaceLines(file: string, from: number, to: number, text = ''): Change {
  return { kind: 'replace', file, from: { line: from + 1, column: 1 }, to: { line: to + 1, column: 1 }, text }
}
