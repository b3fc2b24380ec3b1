import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { honeypotName, scriptFields } from '../../../renderer/formService.ts'
import type { FormStore } from './formStore.ts'
import { loadStaffTexts, writeForStaff } from './staffMail.ts'
import { referenceOf, submissionIdOf } from './submissionId.ts'

/** Composes the message of a form as the mail that staff read; each file is a field of its own (severalFiles.ts). */
export async function composeMessage({ form, key, state: { name } }: FormStore): Promise<FormData> {
  const message = new FormData(form)
  const file = message.get(ATTACHMENT)
  // An empty file field is a file without a name.
  if (file instanceof File && file.name === '') message.delete(ATTACHMENT)
  // The service drops messages with the honeypot filled in, as extensions of a browser may do.
  message.set(honeypotName, '')
  const email = String(message.get('email'))
  for (const [field, value] of Object.entries(scriptFields(email))) message.set(field, value)
  const submissionId = submissionIdOf(key, name, message)
  message.set('submissionId', submissionId)
  message.set('reference', referenceOf(submissionId))
  if (name === 'quote') message.set('yourEmail', email)
  const t = await loadStaffTexts().catch(() => null)
  // Without the texts it arrives under the names of the fields.
  if (t) writeForStaff(name, message, t)
  return message
}
