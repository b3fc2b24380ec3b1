import { formatDay } from '../../renderer/formatDay.ts'
import { formatSize } from '../../renderer/formatSize.ts'
import type { Texts } from '../../renderer/islands/useTexts.ts'
import type { Locale } from '../../renderer/languages.ts'
import { pricingOf, type QuoteService } from '../../renderer/quoteServices.ts'
import { dayIn } from './delivery.ts'
import { describeRest, describeStatus } from './describeStatus.ts'
import type { EstimateState, ListedFile, Total } from './estimateState.ts'
import type { HandedOver } from './handedOver.ts'
import { formatMoney } from './price.ts'
import type { Rates } from './rates.ts'

/** What sentences about an estimate need to know. */
export interface Wording {
  readonly rates: Rates
  readonly locale: Locale
  readonly t: Texts<'counting'>
}

/** Describes a file in a line: what was counted, and how staff recognize the file. */
function describeFile({ file: { name, size }, status }: ListedFile, wording: Wording): string {
  const { rates, locale, t } = wording
  const words = [describeStatus(status, rates, t)]
  if (status.kind === 'counted') {
    const { added = [], count } = status
    const { language } = count
    if (added.length > 0)
      words.push(t('message.added', { parts: added.map((part) => t(`what.parts.${part}`)).join(', ') }))
    if (language) words.push(nameOfLanguage(language, locale))
    words.push(`SHA-256 ${status.sha256}`)
  }
  return t('message.file', { name, size: formatSize(size, locale), words: words.join(', ') })
}

export function nameOfLanguage(code: string, locale: Locale): string {
  return new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code
}

/** Returns the lines that describe the total; none without a price. */
export function describeTotal(total: Total, service: QuoteService, { locale, t }: Wording): string[] {
  const { words, price, targets } = total
  if (!price) return []
  const amount = formatMoney(price, 'EUR', locale)
  const values = {
    words: t('counted', { count: words }),
    languages: t('result.languages', { count: targets }),
    price: pricingOf(service) === 'from' ? `${t('result.from')} ${amount}` : amount,
  }
  return [t('message.total', values), ...describeRest(total, t)]
}

/** Describes an estimate for staff: the rule and the day, each file, and the total. */
export function describeEstimate({ files, choices }: EstimateState, total: Total, wording: Wording): string {
  const { rates, t } = wording
  return [
    t('message.title', { day: formatDay(dayIn(choices.now, rates.timeZone), wording.locale) }),
    ...files.map((listed) => describeFile(listed, wording)),
    ...(choices.words > 0 ? [t('message.typed', { words: t('counted', { count: choices.words }) })] : []),
    ...describeTotal(total, choices.service, wording),
  ].join('\n')
}

/** Returns the figures of an estimate that is handed over. */
export function figuresOf({ words, price }: Total, day: string): Pick<HandedOver, 'words' | 'price' | 'day'> {
  return { words, price: price ? [price.EUR, price.CAD] : [], day }
}
