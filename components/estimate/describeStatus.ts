import type { Texts } from '../../renderer/islands/useTexts.ts'
import { type FileStatus, type Total, wordsOf } from './estimateState.ts'
import type { Rates } from './rates.ts'

/** Describes the status of a file: its words, or why there are none. */
export function describeStatus(status: FileStatus, rates: Rates, t: Texts<'counting'>): string {
  switch (status.kind) {
    case 'waiting':
      return t('waiting')
    case 'reading':
      return status.progress > 0 ? t('readingPart', { percent: Math.floor(status.progress * 100) }) : t('reading')
    case 'refused':
      return t(`reasons.${status.reason}`)
    case 'counted':
      return t('counted', { count: wordsOf(status, rates) })
  }
}

/** Describes the files that the words of a total are not from. */
export function describeRest({ uncounted, wordless, reading }: Total, t: Texts<'counting'>): string[] {
  return [
    ...(uncounted > 0 ? [t('result.more', { count: uncounted })] : []),
    ...(wordless > 0 ? [t('result.wordless', { count: wordless })] : []),
    ...(reading > 0 ? [t('result.reading', { count: reading })] : []),
  ]
}
