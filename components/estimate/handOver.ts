import { hasWordPrice } from '../../renderer/quoteServices.ts'
import type { Locale } from '../../renderer/languages.ts'
import type { Texts } from '../../renderer/islands/useTexts.ts'
import { loadDraft, saveDraft } from '../forms/Form/draft.ts'
import { deliveryOf, dayIn } from './delivery.ts'
import { describeFile, describeHead, describeTotal } from './describe.ts'
import type { EstimateState, Total } from './estimateState.ts'
import { workingDaysFor } from './price.ts'
import type { Rates } from './rates.ts'

interface Handing {
  readonly total: Total
  readonly rates: Rates
  readonly timeZone: string
  readonly languages: ReadonlyArray<readonly [code: string, name: string]>
  readonly locale: Locale
  readonly t: Texts<'counting'>
  /** An agreement comes before any file. */
  readonly isAgreementFirst: boolean
}

/** Leaves an estimate for the quote form, as a draft of it: what the visitor has typed there stands. */
export function handOver(state: EstimateState, handing: Handing): void {
  const draft = loadDraft('quote')
  const values = valuesOf(state, handing)
  const notes = [draft.values['notes'], values['notes']].filter(Boolean).join('\n\n')
  saveDraft('quote', { ...draft, values: { ...values, ...draft.values, notes }, keptAt: Date.now() })
}

function valuesOf(state: EstimateState, handing: Handing): Record<string, string> {
  const { total, rates, timeZone, languages, isAgreementFirst } = handing
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
    agreementFirst: isAgreementFirst ? 'yes' : '',
    notes: [
      describeHead(handing),
      ...state.files.map((file) => describeFile(file, handing)),
      ...describeTotal(total, state.choices, handing),
    ].join('\n'),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
