import type { leaveReceipt } from './leaveReceipt.ts'
import { ifAllowed } from './browserSession.ts'
import { keepFiles } from './keepFiles.ts'
import { DRAFT_PREFIX, SENT_KEY } from './storageKeys.ts'
import { digestOfWritten, referenceOf, submissionIdOf, visitKey } from './submissionId.ts'

/** The time in which another press is a slip, in ms: a later one may be meant, if nothing comes of the first. */
const SLIP = 10_000

/**
 * Prepares forms before hydration: keeps files, adds an id by which repeats are recognized, and prevents double submission.
 */
export default function guardNativeSending(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const isAwake = () => form.matches('[data-island][data-awake] form')
  keepFiles(form, isAwake)
  // The estimate is not sent.
  if (form.method !== 'post') return
  // Drafts that this tab left on its last page are its own again: every page has forms.
  ifAllowed(() => Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT_PREFIX)) && import('./draft.ts'))
  const { dataset } = form
  const { form: name = '' } = dataset
  const allowAgain = () => delete dataset['submitted']

  // Too heavy for every page, but needed before the form is sent: afterwards the page may be gone.
  let leave: typeof leaveReceipt | undefined
  const fetchReceipt = async () => {
    leave = (await import('./leaveReceipt.ts')).leaveReceipt
  }
  form.addEventListener('input', () => void fetchReceipt(), { once: true })

  const markSent = (): void => {
    dataset['submitted'] = ''
    setTimeout(allowAgain, SLIP)
  }

  form.addEventListener('submit', (event) => {
    if ('submitted' in dataset) event.preventDefault()
    if (isAwake() || event.defaultPrevented) return
    markSent()
    const message = new FormData(form)
    ifAllowed(() => sessionStorage.setItem(SENT_KEY, `${name} ${digestOfWritten(message)} ${visitKey()}`))
    if (leave) leave(form, message)
    else void fetchReceipt().then(() => leave?.(form, message))
  })
  if (isSentAlready(form)) markSent()
  addEventListener('pageshow', ({ persisted }) => persisted && allowAgain())

  // Whether the browser or the script sends it.
  form.addEventListener('formdata', ({ formData }) => {
    const submissionId = submissionIdOf(visitKey(), name, formData)
    formData.set('submissionId', submissionId)
    formData.set('reference', referenceOf(submissionId))
    // The service drops messages with this field filled in. The browser's autofill may have done it: staff decide.
    const trap = form.querySelector<HTMLInputElement>('[readonly]')
    if (!trap?.value) return
    formData.set(trap.name, '')
    formData.set('honeypot', trap.value)
  })
}

/**
 * Reports whether the form was submitted before this script ran, without an id: browsers then show errors in all of its fields,
 * even empty and untouched ones.
 */
function isSentAlready(form: HTMLFormElement): boolean {
  // In Firefox, buttons match as well once something was typed.
  const checked = form.querySelectorAll<HTMLInputElement>(':is(input, select, textarea):user-valid')
  return form.matches(':valid') && [...checked].some(({ value }) => value === '')
}
