import type { FieldError, MessageKey } from './formState.ts'

/** Of all files of a submission together: https://formsubmit.co/documentation */
export const ATTACHMENT_LIMIT = 10 * 1024 * 1024

/** How far into a file `%PDF-` may stand: ISO 32000-1, annex H, note 13. */
const HEADER_LENGTH = 1024

const PDF = '%PDF-'
/** A compound file: Word until 2003, and newer documents with a password. */
const COMPOUND = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'
/** A ZIP archive, which .docx is. */
const ZIP = 'PK\u0003\u0004'

const isPdf = (header: string) => header.includes(PDF)
/** Word opens either kind under both names. */
const isWord = (header: string) => header.startsWith(COMPOUND) || header.startsWith(ZIP)

/** By the ending of the name, what the content must look like. */
const checks = new Map([
  ['pdf', isPdf],
  ['doc', isWord],
  ['docx', isWord],
])

/** Returns the errors of files that are to be sent together. */
export async function checkAttachments(files: readonly File[]): Promise<ReadonlyMap<File, FieldError>> {
  const flaws = new Map<File, FieldError>()
  let size = 0
  for (const [file, error] of await Promise.all(files.map(async (one) => [one, await checkAttachment(one)] as const))) {
    size += file.size
    if (error) flaws.set(file, error)
    else if (size > ATTACHMENT_LIMIT) flaws.set(file, { key: 'attachment.total', values: { name: file.name } })
  }
  return flaws
}

/**
 * Whether a file may be sent: by its name, its size and its first bytes.
 *
 * @returns null where it may
 */
export async function checkAttachment(file: File): Promise<FieldError | null> {
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const refusal = (key: MessageKey) => ({ key, values: { name: file.name, type: ending.toUpperCase() } })
  const isRight = checks.get(ending)
  if (!isRight) return refusal('attachment.name')
  if (file.size === 0) return refusal('attachment.empty')
  if (file.size > ATTACHMENT_LIMIT) return refusal('attachment.size')
  try {
    const bytes = new Uint8Array(await file.slice(0, HEADER_LENGTH).arrayBuffer())
    return isRight(String.fromCodePoint(...bytes)) ? null : refusal('attachment.content')
  } catch {
    return refusal('attachment.unreadable')
  }
}
