import { formatDay } from '../../renderer/formatDay.ts'
import { formatSize } from '../../renderer/formatSize.ts'
import type { Texts } from '../../renderer/islands/useTexts.ts'
import type { Locale } from '../../renderer/languages.ts'
import type { CountingStatus } from '../wordCount/counter.ts'
import { todayIn } from './delivery.ts'
import { billedWords, formatPrice } from './price.ts'
import type { Rates } from './rates.ts'
import type { Choices, Total } from './total.ts'

/** What sentences about an estimate need to know. */
interface Wording {
  readonly rates: Rates
  readonly locale: Locale
  readonly t: Texts<'counting'>
}

/** A file of an estimate. */
interface DescribedFile {
  readonly file: File
  readonly status: CountingStatus
  /** Whether staff get it with the request. */
  readonly isSent: boolean
}

/** Describes the status of a file: its words, or why there are none. */
export function describeStatus(status: CountingStatus, rates: Rates, t: Texts<'counting'>): string {
  switch (status.kind) {
    case 'waiting':
      return t('waiting')
    case 'reading':
      return status.progress > 0 ? t('readingPart', { percent: Math.floor(status.progress * 100) }) : t('reading')
    case 'refused':
      return t(`reasons.${status.reason}`)
    case 'counted':
      return t('counted', { count: billedWords(status.count, rates) })
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

/** Returns the name of a language, in another. */
export function nameOfLanguage(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

/** Describes an estimate for staff: the rule and the day, each file, and the total. */
export function describeEstimate(
  files: readonly DescribedFile[],
  { estimate }: Choices,
  total: Total,
  { rates, locale, t }: Wording,
): string {
  const { words, price, targets } = total
  const amount = price && formatPrice(price, locale)
  const values = {
    words: t('counted', { count: words }),
    languages: t('result.languages', { count: targets }),
    price: estimate === 'minimum' ? `${t('result.from')} ${amount}` : (amount ?? ''),
  }
  const describeFile = ({ file: { name, size }, status, isSent }: DescribedFile) => {
    const language = status.kind === 'counted' && status.count.language
    const inside = [describeStatus(status, rates, t), language && nameOfLanguage(language, locale)]
    const outside = [formatSize(size, locale), !isSent && t('message.apart')]
    const list = (parts: typeof inside) => parts.filter(Boolean).join(', ')
    return t('message.file', { name, size: list(outside), words: list(inside) })
  }
  return [
    t('message.title', { day: formatDay(todayIn(rates.timeZone), locale) }),
    ...files.map(describeFile),
    ...(price ? [t('message.total', values), ...describeRest(total, t)] : []),
  ].join('\n')
}
