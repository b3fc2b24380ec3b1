import { ATTACHMENT } from './formName.ts'
import type { Control } from './validateField.ts'

/** The fields of a form that are filled in by typing or ticking; not those that nobody sees, nor its file. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.type !== 'hidden' &&
      element.type !== 'file' &&
      !element.readOnly,
  )
}

/** The file field of a form, if it has one. */
export function fileInputOf(form: HTMLFormElement): HTMLInputElement | null {
  const input = form.elements.namedItem(ATTACHMENT)
  return input instanceof HTMLInputElement ? input : null
}
