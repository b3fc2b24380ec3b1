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
 * Takes what is between two changes, and is no longer than a short word, for a part of the change: « le » that both
 * versions of a sentence happen to have says nothing.
 */
function joinSplinters(runs: readonly Run[]): Run[] {
  const groups: Run[][] = []
  for (const [index, run] of runs.entries()) {
    const last = groups.at(-1)
    const isOpen = last?.some(({ kind }) => kind !== 'same') ?? false
    const stays = run.kind === 'same' && !(isOpen && isSplinter(run, runs[index + 1]))
    if (stays || !isOpen) groups.push([run])
    else last?.push(run)
  }
  return groups.flatMap((group) => {
    const kinds = new Set(group.map(({ kind }) => kind))
    if (!kinds.has('removed') || !kinds.has('added')) return group
    const without = (other: Run['kind']) => group.filter(({ kind }) => kind !== other).flatMap(({ tokens }) => tokens)
    return [
      { kind: 'removed', tokens: without('added') },
      { kind: 'added', tokens: without('removed') },
    ]
  })
}

/** Whether what stays is a space, a mark or one short word, with another change right after it. */
function isSplinter({ tokens }: Run, next: Run | undefined): boolean {
  const words = tokens.filter(isWord)
  return next !== undefined && (words.length === 0 || (words.length === 1 && (words[0]?.text.length ?? 0) <= 3))
}
