import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { ifAllowed } from './browserSession.ts'
import { controlsOf } from './controlKinds.ts'
import { RECEIPT_KEY } from './storageKeys.ts'
import { listWritten, type WrittenField } from './written.ts'

/** The content of a message that was sent, for its sender. */
export interface StoredReceipt {
  readonly form: string | undefined
  readonly reference: string
  readonly written: readonly WrittenField[]
  readonly files: readonly string[]
}

/** Stores the receipt of a form submitted without script; SentReceipt.island.tsx shows it on the thank-you page. */
export function leaveReceipt(form: HTMLFormElement, message: FormData): void {
  const files = message.getAll(ATTACHMENT).flatMap((file) => (file instanceof File && file.name ? [file.name] : []))
  const receipt: StoredReceipt = {
    form: form.dataset['form'],
    reference: String(message.get('reference')),
    written: listWritten(controlsOf(form)),
    files,
  }
  ifAllowed(() => sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt)))
}
