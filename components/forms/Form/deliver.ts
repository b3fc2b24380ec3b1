import type { FormName } from '../../../renderer/formNames.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { withoutRepeats } from '../../estimate/handedOver.ts'
import { composeMessage } from './composeMessage.ts'
import { controlsOf } from './controlKinds.ts'
import type { Draft } from './draft.ts'
import type { FormStatus } from './formState.ts'
import { type Failure, sendMessage } from './sendMessage.ts'
import { listWritten, writeLines } from './written.ts'

/** What came of sending a form: the status that says so, or the reason why it may not have arrived. */
export type Delivery =
  | Extract<FormStatus, { kind: 'sent' }>
  /** With the status that says why. */
  | { readonly kind: 'unsent'; readonly status: FormStatus; readonly mayHaveArrived: boolean }
  /** A file could not be read. */
  | { readonly kind: 'unreadable' }

/** Failures after which the message may still have arrived. */
const NO_ANSWER: ReadonlySet<Failure> = new Set<Failure>(['timeout', 'interrupted', 'unreachable', 'unclear'])

interface DeliveryOptions {
  readonly draft: Draft
  readonly onProgress: (part: number) => void
  readonly signal: AbortSignal
  readonly t: Texts<'formMessages'>
}

/** Sends the content of a form by script. */
export async function deliver(
  name: FormName,
  form: HTMLFormElement,
  { draft, onProgress, signal, t }: DeliveryOptions,
): Promise<Delivery> {
  const message = await composeMessage(name, form, draft).catch(() => null)
  if (!message) return { kind: 'unreadable' }
  let isComplete = false
  const tell = (part: number): void => {
    isComplete = part === 1
    onProgress(part)
  }
  // An invalid or forbidden address must not leave the form sending forever.
  const failure = await sendMessage(form.action, message, tell, signal).catch(() => 'unreachable' as const)
  if (failure && signal.aborted) {
    const kind = isComplete ? 'cancelledLate' : 'cancelled'
    return { kind: 'unsent', status: { kind, isResponse: true }, mayHaveArrived: isComplete }
  }
  if (failure) {
    console.error(`The form ${name} was not sent: ${failure}.`)
    const reason = failure === 'tooLarge' && draft.files.length === 0 ? 'tooLong' : failure
    return {
      kind: 'unsent',
      status: { kind: 'failed', reason, isFound: false },
      mayHaveArrived: NO_ANSWER.has(failure),
    }
  }
  const read = (field: string) => String(message.get(field))
  const written = writeOut(form, draft.files, t)
  return { kind: 'sent', email: read('email'), reference: read('reference'), written }
}

/** Returns the content of a form as text, with the estimate of its files. */
export function writeOut(form: HTMLFormElement, files: readonly string[], t: Texts<'formMessages'>): string {
  const estimates = [...form.querySelectorAll<HTMLInputElement>('[name=estimate]')].map(({ value }) => value)
  return [writeLines(listWritten(controlsOf(form)), files, t), ...withoutRepeats(estimates)].join('\n')
}
