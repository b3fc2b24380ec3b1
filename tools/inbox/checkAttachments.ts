import type { ReceivedMessage } from './message.ts'

/** Whether the files that came are those that were sent. */
export type AttachmentCheck = 'matches' | 'missing' | 'differs'

/**
 * Compares the files with the text that the sender's browser sent beside them: the service is known to drop files.
 *
 * @returns null where no text says what was sent
 */
export function checkAttachments({ fields, files }: Pick<ReceivedMessage, 'fields' | 'files'>): AttachmentCheck | null {
  const hash = fields['attachmentSha256']?.trim().toLowerCase()
  if (files.length === 0) return hash || fields['attachmentName'] ? 'missing' : null
  // Browsers make no hash on a page that did not come over a safe connection.
  if (!hash) return null
  const arrived = new Set(files.map(({ sha256 }) => sha256))
  return hash.split(', ').every((sent) => arrived.has(sent)) ? 'matches' : 'differs'
}
