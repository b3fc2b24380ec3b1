import { ATTACHMENT, isFormName } from '../../../renderer/formNames.ts'
import { ifAllowed } from './browserSession.ts'
import { controlsOf } from './controlKinds.ts'
import { loadStaffTexts, type StaffTexts, writeForStaff } from './staffMail.ts'
import { RECEIPT_KEY } from './storageKeys.ts'
import { listWritten, type WrittenField } from './written.ts'

/** The content of a message that was sent, for its sender. */
export interface StoredReceipt {
  readonly form: string | undefined
  readonly reference: string
  /** The time of sending, in ms. */
  readonly at: number
  /** As text, or the fields that it is made of. */
  readonly written: string | readonly WrittenField[]
  readonly files: readonly string[]
}

let staffTexts: StaffTexts | undefined
// Without them the mail has the names of the fields.
void loadStaffTexts().then(
  (loaded) => (staffTexts = loaded),
  () => undefined,
)

export function storeReceipt(receipt: StoredReceipt): void {
  ifAllowed(() => sessionStorage.setItem(RECEIPT_KEY, JSON.stringify(receipt)))
}

export function forgetReceipt(): void {
  ifAllowed(() => sessionStorage.removeItem(RECEIPT_KEY))
}

/**
 * Call it when the browser is about to submit a form without script. Stores its receipt, which SentReceipt.island.tsx shows on
 * the thank-you page, and writes the message for staff.
 */
export function leaveReceipt(form: HTMLFormElement, message: FormData): void {
  const files = message.getAll(ATTACHMENT).flatMap((file) => (file instanceof File && file.name ? [file.name] : []))
  const { form: name } = form.dataset
  const reference = String(message.get('reference'))
  storeReceipt({ form: name, reference, at: Date.now(), written: listWritten(controlsOf(form)), files })

  const ending = new AbortController()
  const write = ({ formData }: FormDataEvent): void => {
    if (staffTexts && isFormName(name)) writeForStaff(name, formData, staffTexts)
  }
  // The browser collects the fields when all listeners of this press have run.
  form.addEventListener('formdata', write, { once: true, signal: ending.signal })
  setTimeout(() => ending.abort())
}
