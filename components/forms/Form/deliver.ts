import { composeMessage } from './composeMessage.ts'
import type { EnhancedForm } from './enhancedForm.ts'
import type { FailureReason, FormStatus } from './formState.ts'
import { type Failure, sendMessage } from './sendMessage.ts'
import { writeOut } from './writeOut.ts'

/** What came of sending a form: the status that says so, or the reason why it may not have arrived. */
export type Delivery =
  | Extract<FormStatus, { kind: 'sent' }>
  /** With the status that says why. */
  | { readonly kind: 'unsent'; readonly status: FormStatus; readonly mayHaveArrived: boolean }
  /** A file could not be read. */
  | { readonly kind: 'unreadable' }

/** Failures after which the message may still have arrived. */
const NO_ANSWER: ReadonlySet<Failure> = new Set<Failure>(['timeout', 'interrupted', 'unreachable', 'unclear'])

/**
 * Sends the content of a form by script, and shows the progress.
 *
 * @param attempt stops it when it is aborted
 */
export async function deliver(enhanced: EnhancedForm, attempt: AbortController): Promise<Delivery> {
  const { form, name, store, t } = enhanced
  const draft = enhanced.draft.current
  const { signal } = attempt
  const message = await composeMessage(name, form, draft).catch(() => null)
  // The button says that the form is being sent. It is out of sight once the panel of an earlier failure above it is gone, or
  // after Enter in a field.
  form.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })
  if (!message) return draft.files.length > 0 ? { kind: 'unreadable' } : failed('unreachable')
  let isComplete = false
  const onProgress = (progress: number): void => {
    isComplete = progress === 1
    if (store.state.attempt === attempt) store.set({ status: { kind: 'sending', progress } })
  }
  // An invalid or forbidden address must not leave the form sending forever.
  const failure = await sendMessage(form.action, message, onProgress, signal).catch(() => 'unreachable' as const)
  if (failure && signal.aborted) {
    const kind = isComplete ? 'cancelledLate' : 'cancelled'
    return { kind: 'unsent', status: { kind, isResponse: true }, mayHaveArrived: isComplete }
  }
  if (failure) {
    console.error(`The form ${name} was not sent: ${failure}.`)
    const reason = failure === 'tooLarge' && draft.files.length === 0 ? 'tooLong' : failure
    return failed(reason, NO_ANSWER.has(failure))
  }
  const read = (field: string) => String(message.get(field))
  const written = writeOut(form, draft.files, t)
  return { kind: 'sent', email: read('email'), reference: read('reference'), written }
}

function failed(reason: FailureReason, mayHaveArrived = false): Delivery {
  return { kind: 'unsent', status: { kind: 'failed', reason, isFound: false }, mayHaveArrived }
}
