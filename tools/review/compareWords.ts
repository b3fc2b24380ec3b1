import { diffArrays, diffWords } from 'diff'
import type { Locale } from '../../renderer/languages.ts'
import type { WordRun } from './review.ts'

/** A limit for jsdiff, whose time grows with the square of the number of edits. */
const MAX_EDITS = 4000
/** The share of two texts that must be equal for a comparison by words. */
const MIN_IN_COMMON = 0.3

/** Returns the passages that differ between two versions of a page; adjacent changed lines form one passage. */
export function compareLines(before: readonly string[], after: readonly string[], locale: Locale): WordRun[][] {
  const changes = diffArrays([...before], [...after])
  const linesOf = (kind: 'added' | 'removed') =>
    new Set(changes.flatMap((change) => (change[kind] ? change.value : [])))
  const [removedLines, addedLines] = [linesOf('removed'), linesOf('added')]
  const passages = changes.map(({ value, removed, added }, index) => {
    const next = changes[index + 1]
    // An addition that follows a removal belongs to its passage.
    if ((!removed && !added) || (added && changes[index - 1]?.removed)) return []
    // A line that only moved is not a difference.
    const old = removed ? value.filter((line) => !addedLines.has(line)) : []
    const current = (added ? value : next?.added ? next.value : []).filter((line) => !removedLines.has(line))
    return compareWords(old.join('\n'), current.join('\n'), locale)
  })
  return passages.filter((runs) => runs.some(({ kind }) => kind !== 'same'))
}

/** Returns the words of two versions of a text as runs; texts with little in common are one removed and one added run. */
export function compareWords(before: string, after: string, locale: Locale): WordRun[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const runs = diffWords(before, after, { intlSegmenter, maxEditLength: MAX_EDITS })?.map(
    ({ value, added, removed }): WordRun => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
  )
  const same = runs?.flatMap(({ kind, text }) => (kind === 'same' ? [text] : [])).join('').length ?? 0
  if (runs && same >= Math.max(before.length, after.length) * MIN_IN_COMMON) return runs
  const whole: WordRun[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]
  return whole.filter(({ text }) => text !== '')
}

/** Replaces all kinds of spaces by plain ones, and removes invisible characters. */
export function normalizeSpace(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll('\u00ad', '')
    .replace(/[\s\u200b\u2060]+/g, ' ')
    .trim()
}
