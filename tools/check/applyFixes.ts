import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Change, Diagnostic, Position } from '../content/diagnostics.ts'
import { startsOfLines } from '../content/locate.ts'
import { plainSource, readSource } from '../content/readSource.ts'
import { runGit } from './git.ts'
import { isHarmful } from './isHarmful.ts'

type Replacement = Extract<Change, { kind: 'replace' }>
type Move = Extract<Change, { kind: 'move' }>

/**
 * Applies the fixes of diagnostics. A fix is applied as a whole or not at all. Where fixes overlap, only the first one
 * is applied: the next check reports the others again if they still apply. Fixes are tried before they are written: one
 * that would do harm is not applied.
 *
 * Leaves the rest of each file unchanged, including its line endings and its byte order mark; accents in two parts become
 * one letter.
 *
 * @param root the project's root
 * @returns how many diagnostics were fixed, and the files that were changed or moved, by their new names
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]) {
  const possible = diagnostics.flatMap(({ fix }) => (fix && isPossible(root, fix) ? [fix] : []))
  const all = combine(possible)
  const { fixes, changes } = isHarmless(root, all.changes) ? all : combine(possible, (some) => isHarmless(root, some))
  for (const [file, text] of replaceIn(root, changes)) writeFileSync(join(root, file), text)
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

function isPossible(root: string, fix: readonly Change[]): boolean {
  return fix.every((change) => {
    const isFree = change.kind === 'replace' || !isTaken(root, change)
    return isFree && existsSync(join(root, change.file))
  })
}

/**
 * Returns the fixes that can be applied together, with their changes, each of them once.
 *
 * @param isRight returns whether changes may be made
 */
function combine(fixes: readonly (readonly Change[])[], isRight: (changes: readonly Change[]) => boolean = () => true) {
  const changes: Change[] = []
  const applied = fixes.filter((fix) => {
    const added = fix.filter((change) => !changes.some((other) => isDeepStrictEqual(other, change)))
    if (added.some((change) => changes.some((other) => isInTheWay(other, change)))) return false
    if (!isRight([...changes, ...added])) return false
    changes.push(...added)
    return true
  })
  return { fixes: applied, changes }
}

function isHarmless(root: string, changes: readonly Change[]): boolean {
  return replaceIn(root, changes).every(
    ([file, after]) => !isHarmful(file, readSource(join(root, file)), plainSource(after)),
  )
}

/** Returns the texts of the files that changes replace something in. */
function replaceIn(root: string, changes: readonly Change[]): Array<readonly [file: string, text: string]> {
  const replacements = changes.filter((change) => change.kind === 'replace')
  return [...new Set(replacements.map(({ file }) => file))].map((file) => {
    const ofFile = replacements.filter((change) => change.file === file)
    return [file, replaceAll(readFileSync(join(root, file), 'utf8'), ofFile)]
  })
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

/** Applies the changes to a source. Positions are those of readSource(), whose lines end in another way. */
function replaceAll(source: string, changes: readonly Replacement[]): string {
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
