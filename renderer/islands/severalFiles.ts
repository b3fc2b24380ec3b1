import { ATTACHMENT } from '../formNames.ts'

/**
 * Lets file fields take several files, each of which is sent as a field of its own, `attachment`, `attachment2`…: services
 * keep the last of several with one name.
 */
export function severalFiles(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(`[name=${ATTACHMENT}]`)) field.multiple = true
  addEventListener('formdata', ({ formData }) => {
    for (const [index, file] of formData.getAll(ATTACHMENT).entries())
      formData.set(ATTACHMENT + (index > 0 ? index + 1 : ''), file)
  })
}
