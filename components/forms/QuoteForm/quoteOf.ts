import type { Service } from '../../../renderer/services.ts'
import { languagesIn } from '../../estimate/languagesIn.ts'
import type { Rates } from '../../estimate/rates.ts'
import { totalOf } from '../../estimate/total.ts'
import { type FormState, isAwaited, isWrong } from '../Form/formState.ts'

/** Words above this are a mistake of typing. */
const MAX_WORDS = 9_999_999

/** What a form says of a translation and its price. */
export type Quote = ReturnType<typeof quoteOf>

/**
 * Returns the files, the choices and the price of a quote form.
 *
 * @param preselected the service of the address, as forms send it
 */
export function quoteOf(state: FormState, rates: Rates, services: readonly Service[], preselected?: string) {
  const { values } = state
  const named = values['service'] ?? preselected
  const service = services.find(({ staffName }) => staffName === named)
  const estimate = service ? service.estimate : 'exact'
  const choices = {
    words: Math.min(MAX_WORDS, Math.max(0, Math.floor(Number(values['words']) || 0))),
    estimate,
    targets: languagesIn(values['targetLang'] ?? '').filter(
      (language) => !languagesIn(values['sourceLang'] ?? '').includes(language),
    ),
  }
  // Those that can neither be attached nor come by other ways must be replaced first.
  const files = state.files.flatMap((one) =>
    one.file && !isWrong(state, one) ? [{ file: one.file, status: one.status, isSent: !isAwaited(state, one) }] : [],
  )
  const statuses = estimate ? files.map(({ status }) => status) : []
  return {
    service,
    /** Whether the service is priced by words. */
    isCounted: estimate !== undefined,
    choices,
    files,
    statuses,
    total: totalOf(statuses, choices, rates),
    deadline: values['deadline'] ?? '',
  }
}
