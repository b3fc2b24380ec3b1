import { ATTACHMENT } from '../../../renderer/formNames.ts'
import type { Control } from './validateField.ts'
import type { Draft } from './draft.ts'
import { FIRST_CHOICE } from './submissionId.ts'
import { isCheckbox, isSelect } from './controlKinds.ts'

/** The file field of a form, if it has one. */
export function fileInputOf(form: HTMLFormElement): HTMLInputElement | null {
  const input = form.elements.namedItem(ATTACHMENT)
  return input instanceof HTMLInputElement ? input : null
}

/** Matches a control that the visitor has filled in and left. */
const TOUCHED = ':user-valid, :user-invalid, :focus'

/** Returns the values of a form by field name, without empty ones; nothing where all are as the page came. */
export function readFields(controls: readonly Control[]): Draft['values'] {
  if (!controls.some(isChanged)) return {}
  return Object.fromEntries(
    controls.flatMap((control) => {
      const { name, value } = control
      if (isSelect(control)) {
        return [
          [name, value],
          [name + FIRST_CHOICE, firstChoiceOf(control)],
        ]
      }
      return isTicked(control) || (!isCheckbox(control) && value !== '') ? [[name, value]] : []
    }),
  )
}

/**
 * Restores a draft into fields that are empty and untouched. A choice made by the page's link applies where the visitor
 * has made none.
 */
export function fillFields(controls: readonly Control[], values: Draft['values']): void {
  for (const control of controls) {
    const value = values[control.name]
    if (value === undefined || control.matches(TOUCHED)) continue
    if (isCheckbox(control)) control.checked = true
    else if (isSelect(control)) choose(control, value, values[control.name + FIRST_CHOICE])
    else if (control.value === '') control.value = value
  }
}

function choose(select: HTMLSelectElement, value: string, firstWhenKept: string | undefined): void {
  const first = firstChoiceOf(select)
  const isOffered = [...select.options].some((option) => option.value === value)
  // A visitor's own choice is none that the page came with.
  const isOwn = value !== '' && value !== firstWhenKept
  if (isOffered && (isOwn || first === '' || first === firstWhenKept)) select.value = value
}

function firstChoiceOf({ options }: HTMLSelectElement): string {
  return [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

/** Whether something was typed, chosen or ticked in it. */
export function isChanged(control: Control): boolean {
  if (isSelect(control)) return control.value !== firstChoiceOf(control)
  return isCheckbox(control) ? control.checked : control.value !== ''
}

/** Dispatches the events of a choice that was made, or undone, by script. */
export function announceChoices(controls: readonly Control[]): void {
  for (const control of controls.filter(isSelect)) control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Unfolds what a field is folded into. */
export function reveal(control: Element | RadioNodeList | null): void {
  const folded = control instanceof Element && control.closest('details')
  if (folded) folded.open = true
}

function isTicked(control: Control): boolean {
  return isCheckbox(control) && control.checked
}
