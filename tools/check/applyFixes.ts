import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Change, Diagnostic, Position } from '../content/diagnostics.ts'
import { startsOfLines } from '../content/locate.ts'
import { runGit } from './git.ts'

type Replacement = Extract<Change, { kind: 'replace' }>
type Move = Extract<Change, { kind: 'move' }>

/** The result of applying fixes. */
export interface AppliedFixes {
  /** The number of diagnostics that were fixed. */
  readonly fixed: number
  /** The files that were changed or moved, by their new names. */
  readonly files: readonly string[]
}

/**
 * Applies the fixes of diagnostics. A fix is applied as a whole or not at all. Where fixes overlap, only the first one
 * is applied: the next check reports the others again if they still apply.
 *
 * Leaves the rest of each file unchanged, including its line endings and its byte order mark.
 *
 * @param root the project's root
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]): AppliedFixes {
  const changes: Change[] = []
  // Two fixes may contain the same change.
  const isKnown = (change: Change) => changes.some((other) => isDeepStrictEqual(other, change))
  const isPossible = (change: Change): boolean => {
    if (isKnown(change)) return true
    const isFree = change.kind === 'replace' || !isTaken(root, change)
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
    // Git misses a rename of case alone where names ignore case, unless it makes it itself.
    if (differInCase(file, to)) runGit(root, 'mv', '--force', file, to)
    if (isThere(root, file)) renameSync(join(root, file), join(root, to))
  }
  const newNames = new Map(moves.map(({ file, to }) => [file, to]))
  const files = new Set(changes.map(({ file }) => newNames.get(file) ?? file))
  return { fixed: fixes.length, files: [...files] }
}

/** Returns whether another file has the new name, or one that differs in case where names ignore case. */
function isTaken(root: string, { file, to }: Move): boolean {
  return differInCase(file, to) ? isThere(root, to) : existsSync(join(root, to))
}

function differInCase(file: string, other: string): boolean {
  return file.toLowerCase() === other.toLowerCase()
}

/** Returns whether a file has exactly this name. */
function isThere(root: string, file: string): boolean {
  return readdirSync(join(root, dirname(file))).includes(basename(file))
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

/** Applies the changes to a source. Positions do not count its byte order mark; lines may have any endings. */
function replaceAll(source: string, changes: readonly Replacement[]): string {
  const mark = source.startsWith('\ufeff') ? '\ufeff' : ''
  const text = source.slice(mark.length)
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
