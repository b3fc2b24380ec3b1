import type { FormName } from '../../../renderer/formNames.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { composeMessage } from './composeMessage.ts'
import { controlsOf } from './controlKinds.ts'
import type { Draft } from './draft.ts'
import type { FormStatus } from './formState.ts'
import { type Failure, sendMessage } from './sendMessage.ts'
import { listWritten, writeLines } from './written.ts'

/** What came of sending a form: the status that says so, or the reason why it may not have arrived. */
export type Delivery =
  | Extract<FormStatus, { kind: 'sent' }>
  | { readonly kind: 'unsent'; readonly failure: Failure }
  /** A file could not be read. */
  | { readonly kind: 'unreadable' }

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
  // An invalid or forbidden address must not leave the form sending forever.
  const failure = await sendMessage(form.action, message, onProgress, signal).catch(() => 'unreachable' as const)
  if (failure) return { kind: 'unsent', failure }
  const read = (field: string) => String(message.get(field))
  const written = writeOut(form, draft.files, t)
  return { kind: 'sent', email: read('email'), reference: read('reference'), written }
}

/** Returns the content of a form as text, with the estimate of its files. */
export function writeOut(form: HTMLFormElement, files: readonly string[], t: Texts<'formMessages'>): string {
  const estimate = form.elements.namedItem('estimate')
  const lines = [writeLines(listWritten(controlsOf(form)), files, t)]
  return (estimate instanceof HTMLInputElement ? [...lines, estimate.value] : lines).join('\n')
}
