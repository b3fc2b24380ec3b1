import { loadDraft, ownDraft, saveDraft } from '../forms/Form/draft.ts'
import { newKey } from '../forms/Form/visitKey.ts'
import { deliveryDay } from './delivery.ts'
import { describeEstimate, figuresOf, type Wording } from './describe.ts'
import type { EstimateState, Total } from './estimateState.ts'
import { type HandedOver, readHandedOver, writeHandedOver } from './handedOver.ts'
import { forgetKeptFiles, keepFiles, readKeptFiles } from './keptFiles.ts'

/** The formats that forms accept. */
const ATTACHABLE = /\.(?:pdf|docx?)$/i

/** What is handed over besides documents. */
export interface Handover extends Wording {
  readonly total: Total
  /** Codes and names. */
  readonly languages: ReadonlyArray<readonly [code: string, name: string]>
  /** Asks for an agreement before any file is sent. */
  readonly isAgreementFirst: boolean
}

/**
 * Saves an estimate as a draft of the quote form, in place of an earlier one, and keeps its documents for that form; what
 * the visitor has typed there stays.
 */
export async function handOver(state: EstimateState, handover: Handover): Promise<void> {
  const draft = loadDraft('quote')
  const earlier = readHandedOver(draft.estimate)
  const estimate = summarize(state, handover)
  const typed = Object.entries(draft.values).filter(([name, value]) => value !== earlier?.values[name])
  const chosen = draft.files.filter((name) => !earlier?.files.includes(name))
  saveDraft('quote', {
    ...draft,
    values: { ...estimate.values, ...Object.fromEntries(typed) },
    files: [...chosen, ...estimate.files],
    estimate: writeHandedOver(estimate),
    keptAt: Date.now(),
    page: 'estimate',
  })
  if (earlier) await forgetKeptFiles(earlier.id)
  const files = state.files.map(({ file }) => file)
  // Where nothing can be kept, the form asks for each by its name.
  if (files.length > 0) await keepFiles(estimate.id, files).catch(() => undefined)
}

/** Returns the documents of the estimate that this tab has handed over, if it has. */
export async function takeBackFiles(): Promise<readonly File[]> {
  const earlier = readHandedOver(ownDraft('quote')?.estimate ?? '')
  return earlier ? readKeptFiles(earlier.id) : []
}

function summarize(state: EstimateState, handover: Handover): HandedOver {
  const { total, rates, isAgreementFirst } = handover
  const languages = new Map(handover.languages)
  const { source, targets, deadline, service } = state.choices
  const day = (total.price && deliveryDay(Date.now(), total.words, rates)) ?? ''
  const values = {
    service,
    sourceLang: languages.get(source) ?? '',
    targetLang: targets.map((code) => languages.get(code)).join(', '),
    deadline: deadline || day,
    agreementFirst: isAgreementFirst ? 'yes' : '',
  }
  const names = state.files.map(({ file: { name } }) => name)
  return {
    id: newKey(),
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    files: isAgreementFirst ? [] : names.filter((name) => ATTACHABLE.test(name)),
    others: isAgreementFirst ? [] : names.filter((name) => !ATTACHABLE.test(name)),
    ...figuresOf(total, day),
    message: describeEstimate(state, total, handover),
  }
}
