import { ATTACHMENT, isFormName } from '../../../renderer/formNames.ts'
import { digestOfWritten } from './digest.ts'
import { forgetDraft, ownDraft } from './draft.ts'
import { forgetNativelySent, readNativelySent } from './nativelySent.ts'

/** Deletes the draft of a form that the browser has sent without script. A draft with other content stays. */
export function forgetSentDraft(form: string): void {
  const sent = isFormName(form) && readNativelySent(form)
  if (!sent) return
  forgetNativelySent()
  const draft = ownDraft(form)
  if (!draft) return
  const files = draft.files.map((name) => [ATTACHMENT, name] as const)
  if (digestOfWritten([...Object.entries(draft.values), ...files]) !== sent.written) return
  forgetDraft(form, true)
  // Code of its own: the draft is forgotten first, even if the page is left at once.
  if (draft.estimate !== '')
    void import('../../estimate/openEstimate.ts').then(
      ({ forgetEstimate }) => forgetEstimate(draft.estimate),
      () => undefined,
    )
}
