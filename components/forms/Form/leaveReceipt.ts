import { controlsOf } from './controlKinds.ts'
import { ATTACHMENT } from './formName.ts'
import { RECEIPT_KEY } from './storageKeys.ts'
import { listWritten } from './written.ts'

/** Stores the receipt of a form submitted without script; showReceipt.ts shows it on the thank-you page. */
export function leaveReceipt(form: HTMLFormElement, message: FormData): void {
  const files = message.getAll(ATTACHMENT).flatMap((file) => (file instanceof File && file.name ? [file.name] : []))
  const receipt = [form.dataset['form'], message.get('reference'), listWritten(controlsOf(form)), files]
  try {
    sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt))
  } catch {
    // Storage is forbidden: the thank-you page shows no receipt.
  }
}
