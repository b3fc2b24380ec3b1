import { type Change, diffArrays, diffWords } from 'diff'
import type { Locale } from '../../renderer/languages.ts'
import type { Passage } from './review.ts'

/** A limit for jsdiff, whose time grows with the square of the number of edits. */
const MAX_EDITS = 4000
/** The share of two texts that must be equal for a comparison by words. */
const MIN_IN_COMMON = 0.3
const HEADING = /^#{1,6} (.*)/

/** Returns the passages that differ between two versions of a file, each with the heading of its section. */
export function comparePassages(before: string, after: string, locale: Locale): Passage[] {
  const changes = diffArrays(before.trim().split('\n'), after.trim().split('\n'))
  let section: string | undefined
  return changes.flatMap(({ value, removed, added }, index): Passage[] => {
    const heading = section
    if (!removed) section = value.findLast((line) => HEADING.test(line))?.replace(HEADING, '$1') ?? section
    const next = changes[index + 1]
    // An addition that follows a removal belongs to its passage.
    if ((!removed && !added) || (added && changes[index - 1]?.removed)) return []
    const old = removed ? value : []
    const current = added ? value : next?.added ? next.value : []
    const runs = compareWords(old.join('\n'), current.join('\n'), locale)
    return runs.some((run) => (run.added || run.removed) && run.value.trim() !== '') ? [{ section: heading, runs }] : []
  })
}

/** Returns the words of two versions of a text as runs; texts with little in common are one removed and one added run. */
function compareWords(before: string, after: string, locale: Locale): Change[] {
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const runs = diffWords(before, after, { intlSegmenter, maxEditLength: MAX_EDITS })
  const same = runs?.flatMap(({ value, added, removed }) => (added || removed ? [] : value)).join('').length ?? 0
  if (runs && same >= Math.max(before.length, after.length) * MIN_IN_COMMON) return runs
  const whole = [
    { value: before, removed: true, added: false, count: 1 },
    { value: after, removed: false, added: true, count: 1 },
  ]
  return whole.filter(({ value }) => value !== '')
}
