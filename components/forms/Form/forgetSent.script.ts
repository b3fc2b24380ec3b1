import { forgetDraft, ownDraft } from './draft.ts'
import { isFormName } from './formName.ts'
import { forgetNativelySent, readNativelySent } from './nativelySent.ts'

/**
 * On the page that says thanks: a form that the browser sent by itself may have been kept before. What was written
 * since, and what this tab has not sent, stays.
 */
export default function forgetSent(): void {
  const form = new URLSearchParams(location.search).get('sent') ?? undefined
  const sent = isFormName(form) ? readNativelySent(form) : undefined
  if (!sent || !isFormName(form)) return
  forgetNativelySent()
  const draft = ownDraft(form)
  if (draft && draft.keptAt <= sent.at) forgetDraft(form, draft)
}
