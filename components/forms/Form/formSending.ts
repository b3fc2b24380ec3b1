import { ATTACHMENT } from '../../../renderer/formNames.ts'
import type { EnhancedForm } from './enhancedForm.ts'
import { saveContent } from './formDraft.ts'
import type { FieldErrors } from './formState.ts'
import { loadRest } from './loadRest.ts'
import { rememberNativelySent } from './nativelySent.ts'
import { tidyField, validateField } from './validateField.ts'

/** The page that a form is on. */
interface Page {
  /** Whether it is being left: the browser aborts its requests. */
  readonly isLeaving: boolean
}

/** Sends the form, or shows what is wrong with it; not while another try is under way. */
export async function submitForm(enhanced: EnhancedForm, page: Page): Promise<void> {
  const { form, store } = enhanced
  if (store.state.attempt) return
  // The browser is submitting it without script, or was stopped: another press is intended.
  if ('submitted' in form.dataset) {
    delete form.dataset['submitted']
    store.set({ status: { kind: 'underWay', isResponse: true } })
    return
  }
  const attempt = new AbortController()
  store.set({ attempt })
  try {
    if (!(await showErrors(enhanced, () => showSending(enhanced)))) await send(enhanced, page, attempt)
  } finally {
    if (store.state.attempt === attempt) store.set({ attempt: null })
  }
}

/** @param attempt is over if another page of this tab has changed the message since */
async function send(enhanced: EnhancedForm, page: Page, attempt: AbortController): Promise<void> {
  const { store } = enhanced
  saveContent(enhanced, true)
  const rest = await loadRest()
  if (!rest && navigator.onLine) {
    sendNatively(enhanced)
    return
  }
  const delivery = await rest?.deliver(enhanced, attempt)
  // The result of a request that the browser has aborted is unknown.
  if (store.state.attempt !== attempt || (page.isLeaving && delivery?.kind !== 'sent')) return
  if (rest && delivery) await rest.showDelivery(enhanced, delivery)
  else {
    saveContent(enhanced)
    store.set({ status: { kind: 'failed', reason: 'offline', isFound: false } })
  }
}

/**
 * Shows what is wrong with the form.
 *
 * @param onValid called as soon as the fields are valid: files may be on a slow drive
 * @returns whether there are any errors
 */
export async function showErrors({ controls, files, store }: EnhancedForm, onValid = () => {}): Promise<boolean> {
  const found = controls.flatMap((control) => {
    tidyField(control)
    const error = validateField(control)
    return error ? [[control.name, error] as const] : []
  })
  if (found.length === 0) onValid()
  const fileError = await files.check()
  const errors: FieldErrors = Object.fromEntries(fileError ? [...found, [ATTACHMENT, fileError]] : found)
  const isWrong = Object.keys(errors).length > 0
  if (isWrong) store.set({ status: { kind: 'invalid' }, errors })
  return isWrong
}

function showSending({ form, store }: EnhancedForm): void {
  // The focused field or button is about to be disabled.
  form.focus({ preventScroll: true })
  store.set({ status: { kind: 'sending', progress: null }, errors: {}, likelyEmail: null })
}

/** Lets the browser send the form by itself: the code that would do it does not arrive. */
function sendNatively({ form, name, draft, store }: EnhancedForm): void {
  rememberNativelySent(name, form, draft.current.key)
  form.dataset['native'] = ''
  form.requestSubmit()
  delete form.dataset['native']
  store.set({ status: { kind: 'underWay', isResponse: true } })
}
