import { ATTACHMENT, isFormName } from '../../../renderer/formNames.ts'
import { controlsOf } from './controlKinds.ts'
import { loadStaffTexts, type StaffTexts, writeForStaff } from './staffMail.ts'
import { storeReceipt } from './storedReceipt.ts'
import { listWritten } from './written.ts'

let staffTexts: StaffTexts | undefined
// Without them the mail has the names of the fields.
void loadStaffTexts().then(
  (loaded) => (staffTexts = loaded),
  () => undefined,
)

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
