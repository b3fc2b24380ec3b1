import { ATTACHMENT } from './formName.ts'
import { RECEIPT_KEY } from './storageKeys.ts'
import { controlsOf, listWritten } from './written.ts'

/** Leaves for the page that says thanks what the browser is sending by itself: showReceipt.ts reads it there. */
export function leaveReceipt(form: HTMLFormElement, message: FormData): void {
  const files = message.getAll(ATTACHMENT).flatMap((file) => (file instanceof File && file.name ? [file.name] : []))
  const receipt = [form.dataset['form'], message.get('reference'), listWritten(controlsOf(form)), files]
  try {
    sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt))
  } catch {
    // Storage is forbidden: the page says thanks in general.
  }
}
