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
  const changes: Change[] = []
  // The same picture is moved for each document that names it.
  const isKnown = (change: Change) => changes.some((other) => isDeepStrictEqual(other, change))
  const isPossible = (change: Change): boolean => {
    if (isKnown(change)) return true
    const isFree = change.kind === 'replace' || !existsSync(join(root, change.to))
    return isFree && existsSync(join(root, change.file)) && !changes.some((other) => isInTheWay(other, change))
  }
  const fixes = diagnostics.filter(({ fix }) => {
    if (!fix?.every(isPossible)) return false
    changes.push(...fix.filter((change) => !isKnown(change)))
    return true
  })
  const replacements = changes.filter((change) => change.kind === 'replace')
  for (const file of new Set(replacements.map((change) => change.file))) {
    const path = join(root, file)
    const ofFile = replacements.filter((change) => change.file === file)
    writeFileSync(path, replaceAll(readFileSync(path, 'utf8'), ofFile))
  }
  const moves = changes.filter((change) => change.kind === 'move')
  for (const { file, to } of moves) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    renameSync(join(root, file), join(root, to))
  }
  const newNames = new Map(moves.map(({ file, to }) => [file, to]))
  const files = new Set(changes.map(({ file }) => newNames.get(file) ?? file))
  return { fixed: fixes.length, files: [...files] }
}

function isInTheWay(one: Change, other: Change): boolean {
  if (one.kind === 'move') return other.kind === 'move' && (one.file === other.file || one.to === other.to)
  if (other.kind === 'move' || one.file !== other.file) return false
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
