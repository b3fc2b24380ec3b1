import { ATTACHMENT, type FormName } from '../../../renderer/formNames.ts'
import { honeypotName, scriptFields } from '../../../renderer/formService.ts'
import { sha256 } from '../../../renderer/sha256.ts'
import { loadStaffTexts, writeForStaff } from './staffMail.ts'
import { referenceOf, submissionIdOf } from './submissionId.ts'

/** A form as it is sent. */
interface Written {
  readonly name: FormName
  readonly form: HTMLFormElement
  /** The key of its draft. */
  readonly key: string
  readonly files: readonly File[]
}

/**
 * Composes the message of a form as the mail that staff read, with the names, sizes and SHA-256 of its files as text, so that
 * they see if the service has dropped a file. Each file is a field of its own, `attachment`, `attachment2`…, because PHP
 * keeps the last of several with one name.
 *
 * @throws DOMException if a file can no longer be read
 */
export async function composeMessage({ name, form, key, files }: Written): Promise<FormData> {
  const message = new FormData(form)
  emptyTrap(message)
  const email = String(message.get('email'))
  for (const [field, value] of Object.entries(scriptFields(email))) message.set(field, value)
  const hashes = await attach(message, files)
  // With the content of the files: another one of the same name and size is another message.
  const submissionId = submissionIdOf(key, [name, ...hashes].join(' '), message)
  message.set('submissionId', submissionId)
  message.set('reference', referenceOf(submissionId))
  if (name === 'quote') message.set('yourEmail', email)
  const t = await loadStaffTexts().catch(() => null)
  // Without the texts it arrives under the names of the fields.
  if (t) writeForStaff(name, message, t, hashes)
  return message
}

/** The service drops messages with the honeypot filled in, and the browser may have done it: staff decide. */
function emptyTrap(message: FormData): void {
  const caught = String(message.get(honeypotName) ?? '')
  if (caught === '') return
  message.set(honeypotName, '')
  message.set('honeypot', caught)
}

/** Gives each file a field of its own. Returns the SHA-256 of each. */
async function attach(message: FormData, chosen: readonly File[]): Promise<string[]> {
  const fields = [...message.keys()].filter((name) => name.startsWith(ATTACHMENT))
  for (const field of fields) message.delete(field)
  const files = await Promise.all(chosen.map(readWhole))
  const hashes = await Promise.all(files.map(async (file) => sha256(await file.arrayBuffer())))
  for (const [index, file] of files.entries()) message.set(ATTACHMENT + (index > 0 ? index + 1 : ''), file)
  return hashes
}

/** Copies a file, so that the bytes sent are those that were hashed, whatever happens on the disk. */
async function readWhole(file: File): Promise<File> {
  return new File([await file.arrayBuffer()], file.name, { type: file.type })
}
