import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import { forgetDraft, forgetNativelySent, ownDraft, readNativelySent } from './draft.ts'
import { digestOfWritten } from './submissionId.ts'

/** Deletes the draft of a form that the browser has sent without script. A draft with other content stays. */
export function forgetSentDraft(form: FormName): void {
  const sent = readNativelySent(form)
  if (!sent) return
  forgetNativelySent()
  const draft = ownDraft(form)
  if (!draft) return
  const files = draft.files.map((name) => [ATTACHMENT, name] as const)
  if (digestOfWritten([...Object.entries(draft.values), ...files]) === sent.written) forgetDraft(form, true)
}
