import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { checkAttachments } from './checkAttachment.ts'
import { composeMessage } from './composeMessage.ts'
import { attachmentsOf, fileErrorOf, type FailureReason } from './formState.ts'
import type { FormStore } from './formStore.ts'
import { type Failure, sendMessage } from './sendMessage.ts'
import { writeOut } from './written.ts'

/** Failures after which the message may still have arrived. */
const NO_ANSWER: ReadonlySet<Failure> = new Set<Failure>(['timeout', 'interrupted', 'unreachable', 'unclear'])

/**
 * Sends the content of a form, whose fields are valid, by script: checks its files, shows the progress, and what came of it.
 *
 * @param signal stops it when it is aborted
 */
export async function sendForm(store: FormStore, signal: AbortSignal): Promise<void> {
  const { form, key, dispatch, t } = store
  const { name, files: chosen } = store.state
  const fail = (reason: FailureReason, mayHaveArrived = false): void =>
    dispatch({ type: 'unsent', status: { kind: 'failed', reason, isFound: false }, mayHaveArrived })
  // The focused field or button is about to be disabled.
  form.focus({ preventScroll: true })
  dispatch({ type: 'sending', progress: null })
  // The button says that the form is being sent: it may be out of sight after Enter in a field.
  form.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })
  const leaving = watchLeaving()
  // Files may have been moved since, or saved again.
  dispatch({ type: 'judged', flaws: await checkAttachments(chosen.flatMap(({ file }) => file ?? [])) })
  const flaw = fileErrorOf(store.state)
  if (flaw) return dispatch({ type: 'invalid', errors: { [ATTACHMENT]: flaw } })

  const files = attachmentsOf(store.state)
  const message = await composeMessage({ name, form, key, files }).catch(() => null)
  if (!message) {
    const error = { key: 'attachment.unreadable', values: { name: files.map((file) => file.name).join(', ') } } as const
    return dispatch({ type: 'invalid', errors: { [ATTACHMENT]: error } })
  }
  let isComplete = false
  const onProgress = (progress: number): void => {
    isComplete = progress === 1
    if (!signal.aborted) dispatch({ type: 'sending', progress })
  }
  // An invalid or forbidden address must not leave the form sending forever.
  const failure = await sendMessage(form.action, message, onProgress, signal).catch(() => 'unreachable' as const)
  leaving.end()
  if (!failure) {
    const text = (field: string) => String(message.get(field))
    const written = writeOut(
      form,
      chosen.map((file) => file.name),
      t,
    )
    return dispatch({ type: 'sent', email: text('email'), reference: text('reference'), written })
  }
  if (signal.aborted)
    return dispatch({ type: 'unsent', status: { kind: 'stopped', isLate: isComplete }, mayHaveArrived: isComplete })
  console.error(`The form ${name} was not sent: ${failure}.`)
  // Browsers abort the requests of a page that is left.
  if (leaving.isLeaving) return fail('interrupted', true)
  fail(failure === 'tooLarge' && files.length === 0 ? 'tooLong' : failure, NO_ANSWER.has(failure))
}

/** Watches whether the page is being left. */
function watchLeaving() {
  const ending = new AbortController()
  let isLeaving = false
  addEventListener('pagehide', () => (isLeaving = true), ending)
  addEventListener('pageshow', () => (isLeaving = false), ending)
  return {
    get isLeaving(): boolean {
      return isLeaving
    },
    end: () => ending.abort(),
  }
}
