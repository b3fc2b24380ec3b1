/** A value of the frontmatter as it is written, whether or not it is YAML. */
export interface WrittenValue {
  /** Counted from 0, within what was read. */
  readonly line: number
  /** Counted from 1. */
  readonly column: number
  /** The key before it on its line. */
  readonly key: string | undefined
  /** From its first sign to the end of its line, without spaces at the end. */
  readonly text: string
  /** Further lines that it goes on with. */
  readonly more: readonly string[]
}

/** Indentation, the hyphens of lists, a key, and what follows. */
const LINE = /^(\s*(?:-\s+)*)(?:([A-Za-z_][\w-]*|"[^"]*"|'[^']*')\s*:(?=\s|$)\s*)?(.*)$/

/** Whether a value is a text in several lines that begins below: `|`, `>`, `>-`. */
export function isBlockHeader(text: string): boolean {
  return /^[|>][+-]?\d?[+-]?(?:\s+#.*)?$/.test(text)
}

/**
 * The values in lines of YAML, line by line: those that quotes, `|` or `>` hold over several lines once.
 *
 * @param lines of one key of the first level, with all that is below it
 */
export function listWrittenValues(lines: readonly string[]): WrittenValue[] {
  const values: WrittenValue[] = []
  for (let line = 0; line < lines.length; line += 1) {
    const written = lines[line] ?? ''
    if (/^\s*(?:#|$)/.test(written)) continue
    const [, before = '', key, rest = ''] = LINE.exec(written) ?? []
    const text = rest.trimEnd()
    if (isBlockHeader(text)) {
      line = lastIndented(lines, line, indentOf(written))
      continue
    }
    if (text === '') continue
    // A text that goes on below: what would be a key or a mark elsewhere is a part of it.
    const last = endOfQuoted(lines, line, text) ?? lastIndented(lines, line, key ? before.length : indentOf(written))
    const more = lines.slice(line + 1, last + 1)
    values.push({ line, column: written.length - rest.length + 1, key: key?.replace(/["']/g, ''), text, more })
    line = last
  }
  return values
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** The last of the lines below that are indented by more, or empty. */
function lastIndented(lines: readonly string[], from: number, indent: number): number {
  let last = from
  while (last + 1 < lines.length) {
    const next = lines[last + 1] ?? ''
    if (next.trim() !== '' && indentOf(next) <= indent) break
    last += 1
  }
  return last
}

/** The line on which a text in quotes ends, where it is one that does. */
function endOfQuoted(lines: readonly string[], line: number, text: string): number | undefined {
  const sound = text.startsWith("'") ? /^'(?:[^']|'')*'\s*(?:#.*)?$/s : /^"(?:[^"\\]|\\.)*"\s*(?:#.*)?$/s
  if (!/^["']/.test(text)) return undefined
  if (sound.test(text)) return line
  const last = lastIndented(lines, line, indentOf(lines[line] ?? ''))
  return sound.test([text, ...lines.slice(line + 1, last + 1)].join('\n')) ? last : undefined
}
