import { ATTACHMENT } from '../../../renderer/formNames.ts'
import type { leaveReceipt } from './leaveReceipt.ts'
import { ifAllowed } from './browserSession.ts'
import { keepFiles } from './keepFiles.ts'
import { DRAFT_PREFIX, SENT_KEY } from './storageKeys.ts'
import { digestOfWritten, referenceOf, submissionIdOf, visitKey } from './submissionId.ts'

/** The time in which another press is a slip, in ms: a later one may be meant, if nothing comes of the first. */
export const SLIP = 10_000

/**
 * Prepares forms for what the browser does by itself, before hydration or instead of it: keeps files, adds an id by which
 * repeats are recognized, and prevents double submission.
 */
export default function guardNativeSending(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const isAwake = () => form.matches('[data-island][data-awake] form:not([data-native])')
  keepFiles(form, isAwake)
  // The estimate is not sent.
  if (form.method !== 'post') return
  // Drafts that this tab left on its last page are its own again: every page has forms.
  ifAllowed(
    () => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX)) && import('./takeBackDrafts.ts'),
  )
  const { dataset } = form
  const { form: name = '' } = dataset
  const allowAgain = () => delete dataset['submitted']
  const readKey = () => dataset['key'] ?? visitKey()
  let isSubmitted = false

  // Too heavy for every page, but needed before the form is sent: afterwards the page may be gone.
  let leave: typeof leaveReceipt | undefined
  const fetchReceipt = async () => {
    leave = (await import('./leaveReceipt.ts')).leaveReceipt
  }
  form.addEventListener('input', () => void fetchReceipt(), { once: true })

  form.addEventListener('submit', (event) => {
    // guardForms.ts marks the form, too, on pages that have it.
    const mark = String(event.timeStamp)
    const { submitted = mark } = dataset
    if (submitted !== mark) event.preventDefault()
    if (isAwake() || event.defaultPrevented) return
    const message = new FormData(form)
    ifAllowed(() => sessionStorage.setItem(SENT_KEY, `${name} ${digestOfWritten(message)} ${readKey()}`))
    if (leave) leave(form, message)
    else void fetchReceipt().then(() => leave?.(form, message))
    dataset['submitted'] = mark
    isSubmitted = true
    setTimeout(allowAgain, SLIP)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && allowAgain())

  // Whether the browser or the script sends it.
  form.addEventListener('formdata', ({ formData }) => {
    const submissionId = submissionIdOf(readKey(), name, formData)
    formData.set('submissionId', submissionId)
    formData.set('reference', referenceOf(submissionId))
    if (isSubmitted) nameFiles(formData)
    isSubmitted = false
    // The service drops messages with this field filled in. The browser's autofill may have done it: staff decide.
    const trap = form.querySelector<HTMLInputElement>('[readonly]')
    if (!trap?.value) return
    formData.set(trap.name, '')
    formData.set('honeypot', trap.value)
  })
}

/** Gives each file a field of its own, as composeMessage.ts does, and states the names. */
function nameFiles(message: FormData): void {
  const files = message.getAll(ATTACHMENT).flatMap((value) => (value instanceof File && value.name ? [value] : []))
  if (files.length === 0) return
  message.delete(ATTACHMENT)
  message.set('attachmentName', files.map(({ name }) => name).join(', '))
  for (const [index, file] of files.entries()) message.set(ATTACHMENT + (index > 0 ? index + 1 : ''), file)
}
