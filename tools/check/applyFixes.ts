import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Change, Diagnostic, Position } from '../content/diagnostics.ts'
import { startsOfLines } from '../content/locate.ts'

type Replacement = Extract<Change, { kind: 'replace' }>

/** The result of applying fixes. */
export interface AppliedFixes {
  /** How many diagnostics were fixed. */
  readonly fixed: number
  /** The files that were changed or moved, as they are called now. */
  readonly files: readonly string[]
}

/**
 * Mends what is mechanical. Of fixes that touch the same words only the first is applied: the others may have changed
 * their meaning, and are found again by the next check. A fix is applied whole or not at all.
 *
 * Everything else of a file stays byte for byte: its line ends, its byte order mark.
 *
 * @param root the project's root
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]): AppliedFixes {
  const replacements = new Map<string, Replacement[]>()
  const moves = new Map<string, string>()
  const of = (file: string) => replacements.get(file) ?? []
  const isKnown = (change: Replacement) => of(change.file).some((other) => isDeepStrictEqual(other, change))
  const isPossible = (change: Change): boolean => {
    if (!existsSync(join(root, change.file))) return false
    if (change.kind === 'replace') return isKnown(change) || !of(change.file).some((other) => overlap(other, change))
    // The same picture is moved for each document that names it.
    if (moves.has(change.file)) return moves.get(change.file) === change.to
    return !existsSync(join(root, change.to)) && ![...moves.values()].includes(change.to)
  }
  const fixes = diagnostics.filter(({ fix }) => {
    if (!fix?.every(isPossible)) return false
    for (const change of fix) {
      if (change.kind === 'move') moves.set(change.file, change.to)
      else if (!isKnown(change)) replacements.set(change.file, [...of(change.file), change])
    }
    return true
  })
  for (const [file, changes] of replacements) {
    const path = join(root, file)
    writeFileSync(path, replaceAll(readFileSync(path, 'utf8'), changes))
  }
  for (const [file, to] of moves) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    renameSync(join(root, file), join(root, to))
  }
  const changed = [...new Set([...replacements.keys(), ...moves.keys()])]
  return { fixed: fixes.length, files: changed.map((file) => moves.get(file) ?? file) }
}

function overlap(one: Replacement, other: Replacement): boolean {
  if (compare(one.from, other.from) === 0) return true
  return compare(one.from, other.to) < 0 && compare(other.from, one.to) < 0
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column
}

/** Places are counted in the text without its byte order mark, in lines whatever they end with. */
function replaceAll(source: string, changes: readonly Replacement[]): string {
  const mark = source.startsWith('\ufeff') ? '\ufeff' : ''
  const text = source.slice(mark.length)
  const lineStarts = startsOfLines(text)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const offsetOf = ({ line, column }: Position) =>
    Math.min((lineStarts[line - 1] ?? text.length) + column - 1, text.length)
  // From the end, so that what comes before stays where it is.
  const changed = changes
    .toSorted((a, b) => compare(b.from, a.from))
    .reduce((rest, { from, to, text: replacement }) => {
      return `${rest.slice(0, offsetOf(from))}${replacement.replaceAll('\n', lineEnd)}${rest.slice(offsetOf(to))}`
    }, text)
  return `${mark}${changed}`
}
