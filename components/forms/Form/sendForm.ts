import { composeMessage } from './composeMessage.ts'
import { attachmentsOf, errorsOf, type FormStatus } from './formState.ts'
import type { FormStore } from './formStore.ts'
import { sendMessage } from './sendMessage.ts'
import { readWritten } from './written.ts'

/** Sends the content of a form, whose fields are valid, by script: checks its files, shows the progress, and what came of it. */
export async function sendForm(store: FormStore): Promise<void> {
  const { form, dispatch, t } = store
  const go = (status: FormStatus) => dispatch({ type: 'went', status })
  // The focused field or button is about to be disabled.
  form.focus({ preventScroll: true })
  go({ kind: 'sending', progress: null })
  // The button says that the form is being sent: it may be out of sight after Enter in a field.
  form.querySelector('[type=submit]')?.scrollIntoView({ block: 'nearest' })
  await store.judge()
  if (Object.keys(errorsOf(store.state)).length > 0) return go({ kind: 'invalid' })

  const { name } = store.state
  const message = await composeMessage(store)
  const files = attachmentsOf(store.state).map((file) => file.name)
  const written = readWritten(form, files.join(', '), t)
  const onProgress = (progress: number) => go({ kind: 'sending', progress })
  // An invalid address must not leave the form sending forever.
  const failure = await sendMessage(form.action, message, onProgress).catch(() => 'unconfigured' as const)
  const read = (field: string) => String(message.get(field))
  if (!failure) return go({ kind: 'sent', email: read('email'), reference: read('reference'), written })
  console.error(`The form ${name} was not sent: ${failure}.`)
  go({ kind: 'failed', reason: failure })
}
