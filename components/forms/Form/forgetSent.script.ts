import { isFormName } from '../../../renderer/formNames.ts'
import { digestOf, forgetDraft, forgetNativelySent, ownDraft, readNativelySent } from './draft.ts'

/**
 * Deletes the draft of a form that the browser submitted without script, on the thank-you page. A draft with other
 * content stays. Where no form led to the page, it says so.
 */
export default function forgetSent(): void {
  const form = new URLSearchParams(location.search).get('sent')
  if (!isFormName(form)) {
    for (const part of document.querySelectorAll<HTMLElement>('[data-if]')) part.hidden = part.dataset['if'] === 'sent'
    return
  }
  const sent = readNativelySent(form)
  if (!sent) return
  forgetNativelySent()
  const draft = ownDraft(form)
  if (draft && digestOf(draft) === sent.written) forgetDraft(form, true)
}
