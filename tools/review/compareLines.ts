import { diffArrays, diffWords } from 'diff'
import type { Locale } from '../../renderer/languages.ts'
import type { WordRun } from './review.ts'

/** Beyond it, comparing takes longer than anybody would read. */
const MOST_EDITS = 4000
/** The share of two texts that must be the same for one to be the other, changed. */
const LEAST_IN_COMMON = 0.3

/** What differs between the lines of two versions of a page, in reading order: lines that changed together are one passage. */
export function compareLines(before: readonly string[], after: readonly string[], locale: Locale): WordRun[][] {
  const changes = diffArrays([...before], [...after], { maxEditLength: MOST_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ]
  // What only moved says the same.
  const linesOf = (kind: 'added' | 'removed') =>
    new Set(changes.flatMap((change) => (change[kind] ? change.value : [])))
  const [gone, come] = [linesOf('removed'), linesOf('added')]
  const textOf = (lines: readonly string[]) => lines.filter((line) => !gone.has(line) || !come.has(line)).join('\n')
  return changes.flatMap(({ value, removed, added }, index) => {
    const next = changes[index + 1]
    if (added && changes[index - 1]?.removed) return []
    if (!removed && !added) return []
    const [old, young] = removed ? [textOf(value), next?.added ? textOf(next.value) : ''] : ['', textOf(value)]
    const words = compareWords(old, young, locale)
    return words.length > 0 ? [words] : []
  })
}

/** What differs between two versions of a text, in runs of words that can be read. */
export function compareWords(before: string, after: string, locale: Locale): WordRun[] {
  const whole = [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ].filter(({ text }) => text !== '')
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const runs = diffWords(before, after, { intlSegmenter, maxEditLength: MOST_EDITS })?.map(
    ({ value, added, removed }): WordRun => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }),
  )
  const same = runs?.flatMap(({ kind, text }) => (kind === 'same' ? [text] : [])).join('').length ?? 0
  return runs && same >= Math.max(before.length, after.length) * LEAST_IN_COMMON ? joinSplinters(runs) : whole
}

/**
 * Takes what is between two changes, and is no longer than a short word, for a part of the change: « le » that both
 * versions of a sentence happen to have says nothing.
 */
function joinSplinters(runs: readonly WordRun[]): WordRun[] {
  const joined: WordRun[] = []
  const change = { removed: '', added: '' }
  const endChange = () => {
    for (const kind of ['removed', 'added'] as const) {
      if (change[kind] !== '') joined.push({ kind, text: change[kind] })
      change[kind] = ''
    }
  }
  for (const [index, { kind, text }] of runs.entries()) {
    const isShort = text.replace(/[^\p{L}\p{N}]/gu, '').length <= 3 && !text.includes('\n')
    if (kind === 'same' && !(isShort && change.removed + change.added !== '' && index + 1 < runs.length)) {
      endChange()
      joined.push({ kind, text })
    } else {
      if (kind !== 'added') change.removed += text
      if (kind !== 'removed') change.added += text
    }
  }
  endChange()
  return joined
}
