import type { Control } from './validateField.ts'

/** The fields of a form that are typed in or ticked, without hidden ones and the file field. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLSelectElement ||
      ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
        element.type !== 'hidden' &&
        element.type !== 'file' &&
        !element.readOnly),
  )
}

export function isSelect(control: Control): control is HTMLSelectElement {
  return control instanceof HTMLSelectElement
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}
