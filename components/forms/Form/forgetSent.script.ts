import { isFormName } from '../../../renderer/formNames.ts'

/**
 * Deletes the draft of a form that the browser submitted without script, on the thank-you page. A draft with other
 * content stays.
 */
export default async function forgetSent(): Promise<void> {
  const form = new URLSearchParams(location.search).get('sent')
  if (!isFormName(form)) return
  const { digestOf, forgetDraft, forgetNativelySent, ownDraft, readNativelySent } = await import('./draft.ts')
  const sent = readNativelySent(form)
  if (!sent) return
  forgetNativelySent()
  const draft = ownDraft(form)
  if (draft && digestOf(draft) === sent.written) forgetDraft(form, true)
}
