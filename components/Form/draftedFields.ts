import type { Draft } from './draft.ts'
import type { Control } from './validateField.ts'

/** What is in the fields of a form, by their names; empty ones are left out. */
export function readFields(controls: readonly Control[]): Draft['values'] {
  return Object.fromEntries(
    controls.flatMap((control) =>
      isTicked(control) || (!isCheckbox(control) && control.value !== '') ? [[control.name, control.value]] : [],
    ),
  )
}

/**
 * Puts what was typed earlier into the fields.
 *
 * @param isNewer whether it also takes the place of what is there
 */
export function fillFields(controls: readonly Control[], values: Draft['values'], isNewer = false): void {
  for (const control of controls) {
    const value = values[control.name]
    if (isCheckbox(control)) control.checked = isNewer ? value !== undefined : control.checked || value !== undefined
    else if (isNewer || control.value === '') control.value = value ?? ''
  }
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

function isTicked(control: Control): boolean {
  return isCheckbox(control) && control.checked
}
