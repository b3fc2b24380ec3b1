import { diffWords } from 'diff'
import type { Locale } from '../../../renderer/languages.ts'

/** A stretch of a revised text: kept, struck out or written in by the reviser. */
export interface Stretch {
  readonly text: string
  readonly change?: 'deleted' | 'inserted'
}

/** Compares a translation before and after its revision, word by word, and returns both texts in one. */
export function markChanges(before: string, after: string, locale: Locale): Stretch[] {
  // The segmenter keeps numbers whole, `0.5`.
  const intlSegmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  return diffWords(before, after, { intlSegmenter }).map(({ value: text, added, removed }) => {
    if (removed) return { text, change: 'deleted' }
    return added ? { text, change: 'inserted' } : { text }
  })
}
