import { loadDraft, saveDraft } from '../forms/Form/draft.ts'
import { deliveryOf, dayIn } from './delivery.ts'
import { describeEstimate, type Wording } from './describe.ts'
import type { EstimateState, Total } from './estimateState.ts'
import { keepHandedOver, readHandedOver, withoutHandedOver } from './handedOver.ts'

interface Handover extends Wording {
  readonly total: Total
  /** The names of languages by their codes. */
  readonly languages: ReadonlyMap<string, string>
  /** Asks for an agreement before any file is sent. */
  readonly isAgreementFirst: boolean
}

/** Saves an estimate as a draft of the quote form, in place of an earlier one; what the visitor has typed there stays. */
export function handOver(state: EstimateState, handover: Handover): void {
  const draft = loadDraft('quote')
  const earlier = readHandedOver()
  const estimate = valuesOf(state, handover)
  const typed = Object.entries(draft.values).filter(([name, value]) => value !== earlier.get(name))
  const ownNotes = withoutHandedOver(draft.values['notes'] ?? '')
  const notes = [ownNotes, estimate['notes']].filter(Boolean).join('\n\n')
  saveDraft('quote', {
    ...draft,
    values: { ...estimate, ...Object.fromEntries(typed), notes },
    keptAt: Date.now(),
    page: 'estimate',
  })
  keepHandedOver(estimate)
}

function valuesOf(state: EstimateState, handover: Handover): Record<string, string> {
  const { total, rates, languages, isAgreementFirst } = handover
  const { source, targets, deadline, service } = state.choices
  const delivery = total.price && deliveryOf(Date.now(), total.words, rates)
  const values = {
    service,
    sourceLang: languages.get(source) ?? '',
    targetLang: targets.map((code) => languages.get(code)).join(', '),
    deadline: deadline || (delivery ? dayIn(delivery.delivered, rates.timeZone) : ''),
    agreementFirst: isAgreementFirst ? 'yes' : '',
    notes: describeEstimate(state, total, handover),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}
