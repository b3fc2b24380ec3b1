import { scriptFields } from '../../../renderer/formService.ts'
import type { Draft } from './draft.ts'
import type { FormName } from '../../../renderer/formNames.ts'
import { submissionIdOf } from './submissionId.ts'

/**
 * All that a form sends: its fields and settings, the submission's id, and of a file also its name, size and SHA-256 as
 * texts: where the service drops files, staff see that one is missing.
 *
 * @throws DOMException where the file can't be read any more
 */
export async function composeMessage(name: FormName, form: HTMLFormElement, draft: Draft): Promise<FormData> {
  const message = new FormData(form)
  message.set('submissionId', submissionIdOf(draft.key, name, message))
  const email = String(message.get('email'))
  for (const [field, value] of Object.entries(scriptFields(email))) message.set(field, value)
  if (name === 'quote') message.set('yourEmail', email)

  const attachment = message.get('attachment')
  message.delete('attachment')
  if (attachment instanceof File && attachment.name !== '') {
    const bytes = await attachment.arrayBuffer()
    message.set('attachmentName', attachment.name)
    message.set('attachmentSize', String(bytes.byteLength))
    message.set('attachmentSha256', await hash(bytes))
    // What was hashed is what is sent, whatever happens to the file on the disk meanwhile.
    message.set('attachment', new File([bytes], attachment.name, { type: attachment.type }))
  }
  return message
}

/** SHA-256, as hexadecimal digits; empty where the page did not come over a safe connection: browsers then can't. */
async function hash(bytes: BufferSource): Promise<string> {
  // TypeScript's library takes it for granted.
  const subtle = crypto.subtle as SubtleCrypto | undefined
  if (!subtle) return ''
  return Array.from(new Uint8Array(await subtle.digest('SHA-256', bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
