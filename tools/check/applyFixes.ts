import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Change, Diagnostic, Position } from '../content/diagnostics.ts'
import { startsOfLines } from '../content/locate.ts'

type Replacement = Extract<Change, { kind: 'replace' }>

/** What was mended, and what is left for another pass. */
export interface AppliedFixes {
  /** How many diagnostics were. */
  readonly mended: number
  /** The files that were changed or moved, as they are called now. */
  readonly files: readonly string[]
}

/**
 * Mends what is mechanical. Of fixes that touch the same words only the first is applied: the others may have changed
 * their meaning, and are found again by the next check. A fix is applied whole or not at all.
 *
 * Everything else of a file stays byte for byte: its line ends, its byte order mark.
 *
 * @param root the project's root; nothing outside of it is touched
 */
export function applyFixes(root: string, diagnostics: readonly Diagnostic[]): AppliedFixes {
  const replacements = new Map<string, Replacement[]>()
  const moves = new Map<string, string>()
  let mended = 0
  for (const { fix } of diagnostics) {
    if (!fix?.every((change) => isPossible(root, change, replacements, moves))) continue
    for (const change of fix) {
      if (change.kind === 'move') moves.set(change.file, change.to)
      else if (!isKnown(change, replacements)) {
        replacements.set(change.file, [...(replacements.get(change.file) ?? []), change])
      }
    }
    mended += 1
  }
  for (const [file, changes] of replacements) {
    const path = join(root, file)
    writeFileSync(path, replaceAll(readFileSync(path, 'utf8'), changes))
  }
  for (const [file, to] of moves) {
    mkdirSync(dirname(join(root, to)), { recursive: true })
    renameSync(join(root, file), join(root, to))
  }
  const changed = [...new Set([...replacements.keys(), ...moves.keys()])]
  return { mended, files: changed.map((file) => moves.get(file) ?? file) }
}

function isPossible(
  root: string,
  change: Change,
  replacements: ReadonlyMap<string, readonly Replacement[]>,
  moves: ReadonlyMap<string, string>,
): boolean {
  if (!isWithin(root, change.file) || !existsSync(join(root, change.file))) return false
  if (change.kind === 'move') {
    // The same picture is moved for each document that names it.
    if (moves.has(change.file)) return moves.get(change.file) === change.to
    const isTaken = existsSync(join(root, change.to)) || [...moves.values()].includes(change.to)
    return isWithin(root, change.to) && !isTaken
  }
  const others = replacements.get(change.file) ?? []
  return isKnown(change, replacements) || !others.some((other) => overlap(other, change))
}

function isKnown(change: Replacement, replacements: ReadonlyMap<string, readonly Replacement[]>): boolean {
  return (replacements.get(change.file) ?? []).some(
    ({ from, to, text }) => compare(from, change.from) === 0 && compare(to, change.to) === 0 && text === change.text,
  )
}

function isWithin(root: string, file: string): boolean {
  const path = relative(root, resolve(root, file))
  return path !== '' && !path.startsWith('..') && resolve(root, path) === resolve(root, file)
}

function overlap(one: Replacement, other: Replacement): boolean {
  if (compare(one.from, other.from) === 0) return true
  return compare(one.from, other.to) < 0 && compare(other.from, one.to) < 0
}

function compare(a: Position, b: Position): number {
  return a.line - b.line || a.column - b.column
}

const BYTE_ORDER_MARK = '\ufeff'

/** Places are counted in the text without its byte order mark, in lines whatever they end with. */
function replaceAll(source: string, changes: readonly Replacement[]): string {
  const mark = source.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : ''
  let text = source.slice(mark.length)
  const lineStarts = startsOfLines(text)
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const offsetOf = ({ line, column }: Position) =>
    Math.min((lineStarts[line - 1] ?? text.length) + column - 1, text.length)
  // From the end, so that what comes before stays where it is.
  for (const { from, to, text: replacement } of changes.toSorted((a, b) => compare(b.from, a.from))) {
    text = `${text.slice(0, offsetOf(from))}${replacement.replaceAll('\n', lineEnd)}${text.slice(offsetOf(to))}`
  }
  return `${mark}${text}`
}
