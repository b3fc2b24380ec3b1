import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Change, Diagnostic, Position } from '../content/diagnostics.ts'
import { startsOfLines } from '../content/locate.ts'

/**
 * Applies the fixes of diagnostics; of those that overlap, only the first: the next check reports the others again if they
 * still apply. Leaves the rest of each file unchanged, including its line endings and its byte order mark.
 *
 * @param root the project's root
 * @returns how many diagnostics were fixed, and the files that were changed
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]) {
  const changes: Change[] = []
  const fixes = diagnostics.flatMap(({ fix }) => (fix ? [fix] : []))
  const applied = fixes.filter((fix) => {
    const added = fix.filter((change) => !changes.some((other) => isDeepStrictEqual(other, change)))
    if (added.some((change) => changes.some((other) => isInTheWay(other, change)))) return false
    changes.push(...added)
    return true
  })
  const files = [...new Set(changes.map(({ file }) => file))]
  for (const file of files) {
    const path = join(root, file)
    const ofFile = changes.filter((change) => change.file === file)
    writeFileSync(path, replaceAll(readFileSync(path, 'utf8'), ofFile))
  }
  return { fixed: applied.length, files }
}

function isInTheWay(one: Change, other: Change): boolean {
  if (one.file !== other.file) return false
  if (compare(one.from, other.from) === 0) return true
  return compare(one.from, other.to) < 0 && compare(other.from, one.to) < 0
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column
}

/** Applies the changes to a source. Positions are those of readSource(), whose lines end in another way. */
function replaceAll(source: string, changes: readonly Change[]): string {
  const mark = source.startsWith('\ufeff') ? '\ufeff' : ''
  const text = source.slice(mark.length).normalize('NFC')
  const lineStarts = startsOfLines(text)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const offsetOf = ({ line, column }: Position) =>
    Math.min((lineStarts[line - 1] ?? text.length) + column - 1, text.length)
  // Applied from the end, so that earlier offsets stay valid.
  const changed = changes
    .toSorted((a, b) => compare(b.from, a.from))
    .reduce((rest, { from, to, text: replacement }) => {
      return `${rest.slice(0, offsetOf(from))}${replacement.replaceAll('\n', lineEnd)}${rest.slice(offsetOf(to))}`
    }, text)
  return `${mark}${changed}`
}
