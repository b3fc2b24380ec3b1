import { forgetDraft } from './draft.ts'
import { isFormName } from './formName.ts'

/** On the page that says thanks: a form that the browser sent by itself may have been kept before. */
export default function forgetSent(): void {
  const sent = new URLSearchParams(location.search).get('sent') ?? undefined
  if (isFormName(sent)) forgetDraft(sent)
}
