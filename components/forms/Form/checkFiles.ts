import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { checkAttachments } from './checkAttachment.ts'
import type { FieldError } from './formState.ts'
import { settleFiles } from './settleFiles.ts'

/** Decides which of the chosen files stay, and finds the errors of those, with the other way to send them. */
export async function checkFiles(chosen: readonly File[], input: HTMLInputElement | null, t: Texts<'formMessages'>) {
  const settled = await settleFiles(chosen)
  const way = t(input?.form?.elements.namedItem('filesLink') ? 'attachment.byLink' : 'attachment.byMail')
  const errors = new Map<File, FieldError>()
  for (const [file, { key, values }] of await checkAttachments(settled.files)) {
    errors.set(file, { key, values: { ...values, way } })
  }
  return { ...settled, errors }
}
