import { hasWordPrice } from '../../renderer/quoteServices.ts'
import type { Locale } from '../../renderer/languages.ts'
import { formatSize } from '../../renderer/formatSize.ts'
import type { Texts } from '../../renderer/islands/useTexts.ts'
import { loadDraft, saveDraft } from '../forms/Form/draft.ts'
import { deliveryOf, dayIn } from './delivery.ts'
import type { EstimateState, Total } from './estimateState.ts'
import { formatMoney } from './formatMoney.ts'
import { billedWords, priceOf, workingDaysFor } from './price.ts'
import type { Rates } from './rates.ts'

interface Handing {
  readonly total: Total
  readonly rates: Rates
  readonly timeZone: string
  readonly languages: ReadonlyArray<readonly [code: string, name: string]>
  readonly locale: Locale
  readonly t: Texts<'counting'>
}

/** Leaves an estimate for the quote form, as a draft of it: what the visitor has typed there stands. */
export function handOver(state: EstimateState, handing: Handing): void {
  const draft = loadDraft('quote')
  const values = valuesOf(state, handing)
  const notes = [draft.values['notes'], values['notes']].filter(Boolean).join('\n\n')
  saveDraft('quote', { ...draft, values: { ...values, ...draft.values, notes }, keptAt: Date.now() })
}

function valuesOf(
  state: EstimateState,
  { total, rates, timeZone, languages, locale, t }: Handing,
): Record<string, string> {
  const { source, targets, deadline, service } = state.choices
  const names = new Map(languages)
  const days = workingDaysFor(total.words, rates)
  const usual =
    days === undefined || !hasWordPrice(service)
      ? ''
      : dayIn(deliveryOf(Date.now(), { days, replyHours: rates.replyHours, timeZone }).delivered, timeZone)
  const values = {
    service,
    sourceLang: names.get(source) ?? '',
    targetLang: targets.map((code) => names.get(code)).join(', '),
    deadline: deadline || usual,
    notes: describe(state, { total, rates, locale, t }),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

/** Says in words what was counted, for those who count again. */
export function describe(
  { files, choices }: EstimateState,
  { total, rates, locale, t }: Pick<Handing, 'total' | 'rates' | 'locale' | 't'>,
): string {
  const targets = Math.max(1, choices.targets.length)
  const lines = files.map(({ name, size, status }) => {
    const words =
      status.kind === 'counted'
        ? `${t('counted', { count: billedWords(status.count, rates) })}, SHA-256 ${status.sha256}`
        : status.kind === 'uncounted'
          ? t(`obstacles.${status.obstacle}`)
          : t('reading')
    return t('message.file', { name, size: formatSize(size, locale), words })
  })
  if (hasWordPrice(choices.service) && total.words > 0) {
    const price = formatMoney(priceOf({ words: total.words, targets }, rates), 'EUR', locale)
    const words = t('counted', { count: total.words })
    lines.push(t('message.total', { words, languages: t('result.languages', { count: targets }), price }))
  }
  return [t('message.title'), ...lines].join('\n')
}
