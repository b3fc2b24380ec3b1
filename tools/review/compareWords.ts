import { diffArrays } from 'diff'
import type { Locale } from '../../renderer/languages.ts'
import type { WordRun } from './review.ts'
import { isWord, readTokens, type Token } from './words.ts'

/** Beyond it, comparing takes longer than anybody would read. */
const MOST_EDITS = 1_000
/** The share of words that both must have: with less, it is another text. */
const LEAST_IN_COMMON = 0.4

interface Run {
  readonly kind: WordRun['kind']
  readonly tokens: readonly Token[]
}

/**
 * What differs between two versions of a text, in runs of words that can be read.
 *
 * @returns undefined where they have so little in common that it is better read as one text removed and another added
 */
export function compareWords(before: string, after: string, locale: Locale): WordRun[] | undefined {
  const [old, young] = [readTokens(before, locale), readTokens(after, locale)]
  if (likeness(old, young) < LEAST_IN_COMMON) return undefined
  const changes = diffArrays(old, young, { comparator: (a, b) => a.key === b.key, maxEditLength: MOST_EDITS })
  if (!changes) return undefined
  const runs = changes.map(({ value, added, removed }): Run => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    tokens: value,
  }))
  const readable = joinSplinters(runs)
  const inCommon = readable.filter(({ kind }) => kind === 'same').flatMap(({ tokens }) => tokens.filter(isWord)).length
  const longest = Math.max(old.filter(isWord).length, young.filter(isWord).length)
  if (inCommon < longest * LEAST_IN_COMMON) return undefined
  return readable.map(({ kind, tokens }) => ({ kind, text: tokens.map(({ text }) => text).join('') }))
}

/** The share of words that two texts have in common, wherever they are: from 0 to 1. */
export function likeness(before: readonly Token[], after: readonly Token[]): number {
  const left = new Map<string, number>()
  const [old, young] = [before.filter(isWord), after.filter(isWord)]
  for (const { key } of old) left.set(key, (left.get(key) ?? 0) + 1)
  let common = 0
  for (const { key } of young) {
    const count = left.get(key) ?? 0
    if (count === 0) continue
    common += 1
    left.set(key, count - 1)
  }
  return common / Math.max(old.length, young.length, 1)
}

/**
 * Takes what is between two changes, and is no longer than they are, for a part of the change: « le » that both versions
 * of a sentence happen to have says nothing.
 */
function joinSplinters(runs: readonly Run[]): Run[] {
  const groups: Array<Run | { removed: Token[]; added: Token[] }> = []
  for (const [index, run] of runs.entries()) {
    const last = groups.at(-1)
    const isSplinter =
      run.kind === 'same' && last !== undefined && 'removed' in last && isShort(run, runs.slice(index + 1))
    if (run.kind === 'same' && !isSplinter) {
      groups.push(run)
      continue
    }
    const group = last !== undefined && 'removed' in last ? last : { removed: [], added: [] }
    if (group !== last) groups.push(group)
    if (run.kind !== 'added') group.removed.push(...run.tokens)
    if (run.kind !== 'removed') group.added.push(...run.tokens)
  }
  return groups.flatMap((group): Run[] =>
    'removed' in group
      ? [
          { kind: 'removed' as const, tokens: group.removed },
          { kind: 'added' as const, tokens: group.added },
        ].filter(({ tokens }) => tokens.length > 0)
      : [group],
  )
}

/** Whether a run that stays is a splinter: a space, a mark or one short word, with another change right after it. */
function isShort({ tokens }: Run, following: readonly Run[]): boolean {
  if (following.length === 0) return false
  const words = tokens.filter(isWord)
  return words.length === 0 || (words.length === 1 && (words[0]?.text.length ?? 0) <= 3)
}
