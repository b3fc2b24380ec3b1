import type { FieldError, MessageKey } from './formState.ts'

/** The limit for all files of a submission together: https://formsubmit.co/documentation */
export const ATTACHMENT_LIMIT = 10 * 1024 * 1024

/** `%PDF-` may be that far into a file: ISO 32000-1, annex H, note 13. */
const HEADER_LENGTH = 1024

/** A compound file (Word until 2003, and newer documents with a password), or a ZIP archive, which .docx is. */
// oxlint-disable-next-line no-control-regex
const WORD = /^(?:\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1|PK\x03\x04)/

/** The content that each file extension promises. Word opens either kind of file under both names. */
const contents: ReadonlyMap<string, RegExp> = new Map([
  ['pdf', /%PDF-/],
  ['doc', WORD],
  ['docx', WORD],
])

/** Returns the flaws of files that are to be sent together: those of a file that can't be attached. */
export async function checkAttachments(files: readonly File[]): Promise<ReadonlyMap<File, FieldError>> {
  const flaws = new Map<File, FieldError>()
  let size = 0
  for (const [file, error] of await Promise.all(files.map(async (one) => [one, await checkAttachment(one)] as const))) {
    if (error) flaws.set(file, error)
    else if (size + file.size > ATTACHMENT_LIMIT)
      flaws.set(file, { key: 'attachment.total', values: { name: file.name } })
    else size += file.size
  }
  return flaws
}

/** Returns the error of a file, by its name, its size and its content; null if it may be sent. */
export async function checkAttachment(file: File): Promise<FieldError | null> {
  const ending = /\.([a-z]+)$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const refusal = (key: MessageKey) => ({ key, values: { name: file.name, type: ending.toUpperCase() } })
  const content = contents.get(ending)
  if (!content) return refusal('attachment.name')
  if (file.size === 0) return refusal('attachment.empty')
  if (file.size > ATTACHMENT_LIMIT) return refusal('attachment.size')
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    // Firefox reads a file that was saved again since, and can't send it.
    if (bytes.length !== file.size) return refusal('attachment.unreadable')
    const header = String.fromCodePoint(...bytes.subarray(0, HEADER_LENGTH))
    return content.test(header) ? null : refusal('attachment.content')
  } catch {
    return refusal('attachment.unreadable')
  }
}
