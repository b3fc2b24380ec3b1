import type { Control } from './validateField.ts'

/** The fields of a form that are filled in by typing or ticking; not those that nobody sees, nor its file. */
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

/** What is written in the fields of a form, under the words of their labels; what is ticked has no value besides. */
export function listWritten(controls: readonly Control[]): [label: string, value: string][] {
  return controls.flatMap((control) => {
    const label = wordsOf(control.labels?.[0]) || control.name
    if (isCheckbox(control)) return control.checked ? [[label, '']] : []
    const value = isSelect(control) && control.value !== '' ? control.selectedOptions[0]?.text : control.value
    return control.disabled || !value?.trim() ? [] : [[label, value.trim()]]
  })
}

/** The words of a label, as they are shown, without its mark. */
function wordsOf(label: HTMLLabelElement | undefined): string {
  return label?.querySelector('span')?.innerText.trim() ?? ''
}

export function isSelect(control: Control): control is HTMLSelectElement {
  return control instanceof HTMLSelectElement
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}
