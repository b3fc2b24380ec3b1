import { ATTACHMENT } from '../../../renderer/formNames.ts'
import type { Delivery } from './deliver.ts'
import type { EnhancedForm } from './enhancedForm.ts'
import { forgetContent, saveContent } from './formDraft.ts'
import { showErrors } from './formSending.ts'
import { emptyForm } from './formState.ts'

/** Shows what came of sending a form; its draft goes if the message has arrived. */
export async function showDelivery(enhanced: EnhancedForm, delivery: Delivery): Promise<void> {
  const { files, store } = enhanced
  if (delivery.kind === 'sent') {
    forgetContent(enhanced, true)
    store.set({ ...emptyForm, status: delivery })
  } else if (delivery.kind === 'unsent') {
    // Visitors who come back are told if it may have arrived.
    saveContent(enhanced, delivery.mayHaveArrived)
    store.set({ status: delivery.status })
  } else {
    saveContent(enhanced)
    if (await showErrors(enhanced)) return
    const error = { key: 'attachment.unreadable', values: { name: files.names().join(', ') } } as const
    store.set({ status: { kind: 'invalid' }, errors: { [ATTACHMENT]: error } })
  }
}
