import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import { scriptFields } from '../../../renderer/formService.ts'
import { sha256 } from '../../../renderer/sha256.ts'
import { joinEstimates } from '../../estimate/handedOver.ts'
import type { Draft } from './draft.ts'
import { emptyTrap } from './emptyTrap.ts'
import { loadStaffTexts, writeForStaff } from './staffMail.ts'
import { referenceOf, submissionIdOf } from './submissionId.ts'

/**
 * Composes the message of a form as the mail that staff read, with the names, sizes and SHA-256 of its files as text, so that
 * they see if the service has dropped a file. Each file is a field of its own, `attachment`, `attachment2`…, because PHP
 * keeps the last of several with one name.
 *
 * @throws DOMException if a file can no longer be read
 */
export async function composeMessage(name: FormName, form: HTMLFormElement, draft: Draft): Promise<FormData> {
  const message = new FormData(form)
  emptyTrap(form, message)
  const email = String(message.get('email'))
  for (const [field, value] of Object.entries(scriptFields(email))) message.set(field, value)
  const hashes = await nameFiles(message)
  // With the content of the files: another one of the same name and size is another message.
  const submissionId = submissionIdOf(draft.key, [name, ...hashes].join(' '), message)
  message.set('submissionId', submissionId)
  message.set('reference', referenceOf(submissionId))
  // Not part of the id: the browser's own sending has no second address, and a request that is sent again may be counted
  // meanwhile.
  if (name === 'quote') message.set('yourEmail', email)
  joinEstimates(message)
  const t = await loadStaffTexts().catch(() => null)
  // Without the texts it arrives under the names of the fields.
  if (t) writeForStaff(name, message, t, hashes)
  return message
}

/** Gives each file a field of its own. Returns the SHA-256 of each. */
async function nameFiles(message: FormData): Promise<string[]> {
  const chosen = message
    .getAll(ATTACHMENT)
    .flatMap((value) => (value instanceof File && value.name !== '' ? [value] : []))
  message.delete(ATTACHMENT)
  const files = await Promise.all(chosen.map(readWhole))
  const hashes = await Promise.all(files.map(async (file) => sha256(await file.arrayBuffer())))
  for (const [index, file] of files.entries()) message.set(ATTACHMENT + (index > 0 ? index + 1 : ''), file)
  return hashes
}

/** Copies a file, so that the bytes sent are those that were hashed, whatever happens on the disk. */
async function readWhole(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type })
}
