import { digestOf, forgetDraft, ownDraft } from './draft.ts'
import { isFormName } from './formName.ts'
import { forgetNativelySent, readNativelySent } from './nativelySent.ts'

/**
 * On the page that says thanks: a form that the browser sent by itself may have been kept before. What this tab has not
 * sent in these very words stays. The page shows what was sent, too.
 */
export default function forgetSent(): void {
  const form = new URLSearchParams(location.search).get('sent') ?? undefined
  void import('./showReceipt.ts').then(({ showReceipt }) => showReceipt(form))
  const sent = isFormName(form) ? readNativelySent(form) : undefined
  if (!sent || !isFormName(form)) return
  forgetNativelySent()
  const draft = ownDraft(form)
  if (draft && digestOf(draft) === sent.written) forgetDraft(form, draft)
}
