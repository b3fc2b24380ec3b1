import { isFormName } from '../../../renderer/formNames.ts'
import { digestOf, forgetDraft, ownDraft } from './draft.ts'
import { forgetNativelySent, readNativelySent } from './nativelySent.ts'

/**
 * On the page that says thanks: a form that the browser sent by itself may have been kept before. What this tab has not
 * sent in these very words stays.
 */
export default function forgetSent(): void {
  const form = new URLSearchParams(location.search).get('sent')
  const sent = isFormName(form) && readNativelySent(form)
  if (!sent) return
  forgetNativelySent()
  const draft = ownDraft(form)
  if (draft && digestOf(draft) === sent.written) forgetDraft(form, draft)
}
