import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { joinEstimates } from '../../estimate/handedOver.ts'
import { emptyTrap } from './emptyTrap.ts'
import { SLIP } from './guardForms.ts'
import { leaveReceipt } from './leaveReceipt.ts'
import { rememberNativelySent } from './nativelySent.ts'
import { referenceOf, submissionIdOf } from './submissionId.ts'
import { visitKey } from './visitKey.ts'

/**
 * Gives a message that the browser sends by itself an id by which repeats are recognized, its files names of their own, and
 * the visitor a receipt; prevents double submission.
 *
 * @param isEnhanced reports whether the form's island sends it: not before hydration, and not if it has given the form back
 */
export function guardSubmission(form: HTMLFormElement, isEnhanced: () => boolean): void {
  const { dataset } = form
  const { form: name = '' } = dataset
  const allowAgain = () => delete dataset['submitted']
  const readKey = () => dataset['key'] ?? visitKey()
  let isSubmitted = false

  form.addEventListener('submit', (event) => {
    // guardForms.ts also marks the form, on pages that have it.
    const mark = String(event.timeStamp)
    const { submitted = mark } = dataset
    if (submitted !== mark) event.preventDefault()
    if (isEnhanced() || event.defaultPrevented) return
    const message = new FormData(form)
    rememberNativelySent(name, form, readKey())
    leaveReceipt(form, message)
    dataset['submitted'] = mark
    isSubmitted = true
    setTimeout(allowAgain, SLIP)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && allowAgain())

  form.addEventListener('formdata', ({ formData }) => {
    const submissionId = submissionIdOf(readKey(), name, formData)
    formData.set('submissionId', submissionId)
    formData.set('reference', referenceOf(submissionId))
    if (isSubmitted) nameFiles(formData)
    isSubmitted = false
    joinEstimates(formData)
    emptyTrap(form, formData)
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
