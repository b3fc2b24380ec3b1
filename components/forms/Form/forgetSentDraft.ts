import { readHandedOver } from '../../estimate/handedOver.ts'
import { forgetKeptFiles } from '../../estimate/keptFiles.ts'
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
  const handedOver = readHandedOver(draft.estimate)
  if (handedOver) void forgetKeptFiles(handedOver.id)
}
