import type { Draft } from './draft.ts'
import type { Control } from './validateField.ts'

/** What was filled in here and left. */
const TOUCHED = ':user-valid, :user-invalid, :focus'

/** What is in the fields of a form, by their names; empty ones are left out. */
export function readFields(controls: readonly Control[]): Draft['values'] {
  return Object.fromEntries(
    controls.flatMap((control) =>
      isTicked(control) || (!isCheckbox(control) && control.value !== '') ? [[control.name, control.value]] : [],
    ),
  )
}

/** Puts what was typed earlier into the fields that nobody has touched since, and that are empty. */
export function fillFields(controls: readonly Control[], values: Draft['values']): void {
  for (const control of controls) {
    const value = values[control.name]
    if (value === undefined || control.matches(TOUCHED)) continue
    if (isCheckbox(control)) control.checked = true
    else if (control.value === '') control.value = value
  }
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

function isTicked(control: Control): boolean {
  return isCheckbox(control) && control.checked
}
