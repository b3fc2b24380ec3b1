import { formatDay } from '../../renderer/formatDay.ts'
import { formatSize } from '../../renderer/formatSize.ts'
import type { Texts } from '../../renderer/islands/useTexts.ts'
import type { Locale } from '../../renderer/languages.ts'
import { hasWordPrice, priceOf as pricingOf } from '../../renderer/quoteServices.ts'
import type { Choices, FileStatus, ListedFile, Total } from './estimateState.ts'
import { formatMoney } from './formatMoney.ts'
import { billedWords, priceOf } from './price.ts'
import type { Rates } from './rates.ts'

interface Saying {
  readonly rates: Rates
  readonly locale: Locale
  readonly t: Texts<'counting'>
}

/** Says where a file is: its words, or why it has none. */
export function describeStatus(status: FileStatus, { rates, t }: Pick<Saying, 'rates' | 't'>): string {
  switch (status.kind) {
    case 'waiting':
      return t('waiting')
    case 'reading':
      return status.progress > 0 ? t('readingPart', { percent: Math.floor(status.progress * 100) }) : t('reading')
    case 'uncounted':
      return t(`obstacles.${status.obstacle}`)
    case 'counted':
      return t('counted', { count: billedWords(status.count, rates) })
  }
}

/** Says by what rule and from what prices an estimate was made, for those who count again. */
export function describeHead({ rates, locale, t }: Saying): string {
  return t('message.title', { day: formatDay(rates.asOf, locale) })
}

/** Says in a line what was counted of a file, and how to know it again. */
export function describeFile({ name, size, status }: Omit<ListedFile, 'id'>, saying: Saying): string {
  const { locale, t } = saying
  const words = [describeStatus(status, saying)]
  if (status.kind === 'counted') {
    const { language } = status.count
    if (language) words.push(new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language)
    words.push(`SHA-256 ${status.sha256}`)
  }
  return t('message.file', { name, size: formatSize(size, locale), words: words.join(', ') })
}

/** Says what all files come to, where there is a price for it. */
export function describeTotal(
  { words, uncounted, reading }: Total,
  { service, targets }: Pick<Choices, 'service' | 'targets'>,
  { rates, locale, t }: Saying,
): string[] {
  if (!hasWordPrice(service) || words === 0) return []
  const count = Math.max(1, targets.length)
  const amount = formatMoney(priceOf({ words, targets: count }, rates), 'EUR', locale)
  const price = pricingOf(service) === 'from' ? `${t('result.from')} ${amount}` : amount
  const values = { words: t('counted', { count: words }), languages: t('result.languages', { count }), price }
  return [
    t('message.total', values),
    ...(uncounted > 0 ? [t('result.more', { count: uncounted })] : []),
    ...(reading > 0 ? [t('result.reading', { count: reading })] : []),
  ]
}
