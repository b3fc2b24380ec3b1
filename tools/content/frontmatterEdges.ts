import type { Change, Position } from './diagnostics.ts'

/** Where the frontmatter of a file is, or why it is nowhere. */
export type FrontmatterEdges =
  | {
      /** What stands between both lines `---`. */
      readonly yaml: string
    }
  | (Position & { readonly message: string; readonly fix?: readonly Change[] })

/** A line of Git between two versions of a text that it could not merge. */
const CONFLICT = /^(?:<{7}|\|{7}|={7}|>{7})(?= |$)/m
const CONFLICT_ADVICE =
  'two versions of the text are left here by Git, between <<<<<<< and >>>>>>>. Keep one of them, and delete these lines'

/** A line that was meant to be `---`: dashes that a word processor joined, too few, too many; TOML's and code's signs. */
const NEARLY_EDGE = /^\s*(?:[-–—−_]{1,}|\+{3,}|\*{3,}|`{3,}\w*)\s*$/

/**
 * Finds the frontmatter at the head of a file: what is between a first line `---` and the next one.
 *
 * @param source the whole file
 * @param file its path, for what mends it
 */
export function findFrontmatter(source: string, file: string): FrontmatterEdges {
  if (source.trim() === '') {
    return atStart('is empty. Begin the file with a line ---, the keys, and a second line ---')
  }
  const lines = source.split('\n')
  const [firstLine = ''] = lines
  if (CONFLICT.test(firstLine)) return atStart(CONFLICT_ADVICE)
  if (!firstLine.startsWith('---')) return describeMissing(lines, file)
  if (firstLine.trim() !== '---') {
    return atStart(
      `the frontmatter begins with "${firstLine.trim().slice(0, 40)}". Write --- alone on the first line: only YAML is read`,
    )
  }

  const end = lines.findIndex((line, index) => index > 0 && line.startsWith('---'))
  const last = lines[end]
  if (last === undefined) return describeUnclosed(lines)
  if (!/^---[ \t]*$/.test(last)) {
    return {
      line: end + 1,
      column: 1,
      message: `the frontmatter ends with "${last.trim().slice(0, 40)}". Write --- alone on the line`,
    }
  }
  const yaml = lines.slice(1, end).join('\n')
  const conflict = yaml.split('\n').findIndex((line) => CONFLICT.test(line))
  return conflict === -1 ? { yaml } : { line: conflict + 2, column: 1, message: CONFLICT_ADVICE }
}

function atStart(message: string): FrontmatterEdges {
  return { line: 1, column: 1, message }
}

function describeMissing(lines: readonly string[], file: string): FrontmatterEdges {
  const [firstLine = ''] = lines
  const first = lines.findIndex((line) => line.trim() !== '')
  const text = lines[first] ?? ''
  if (text.trim() === '---') {
    const to = { line: first + 1, column: text.indexOf('-') + 1 }
    return {
      line: 1,
      column: 1,
      message: 'something stands before the first ---. Delete the spaces and empty lines before it',
      fix: [{ kind: 'replace', file, from: { line: 1, column: 1 }, to, text: '' }],
    }
  }
  if (NEARLY_EDGE.test(firstLine)) {
    return {
      line: 1,
      column: 1,
      message: `the frontmatter begins with "${firstLine.trim().slice(0, 40)}". Write --- alone on the first line`,
      fix: [replaceLine(file, 1, firstLine, '---')],
    }
  }
  if (/^\w+\s*:(?:\s|$)/.test(text)) {
    return {
      line: first + 1,
      column: 1,
      message: 'the frontmatter has no beginning. Write --- on a line of its own above the first key',
      fix: [{ kind: 'replace', file, from: { line: 1, column: 1 }, to: { line: first + 1, column: 1 }, text: '---\n' }],
    }
  }
  return atStart('has no frontmatter. Begin the file with a line ---, the keys, and a second line ---')
}

function describeUnclosed(lines: readonly string[]): FrontmatterEdges {
  const nearly = lines.findIndex((line, index) => index > 0 && NEARLY_EDGE.test(line))
  const text = lines[nearly]
  return text === undefined
    ? atStart('the frontmatter does not end. Write --- on a line of its own after the last key')
    : {
        line: nearly + 1,
        column: 1,
        message: `the frontmatter does not end: "${text.trim().slice(0, 40)}" is no end. Write --- on a line of its own`,
      }
}

function replaceLine(file: string, line: number, was: string, text: string): Change {
  return { kind: 'replace', file, from: { line, column: 1 }, to: { line, column: was.length + 1 }, text }
}
