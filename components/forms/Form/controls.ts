import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { isCheckbox, isSelect } from './controlKinds.ts'
import type { Draft } from './draft.ts'
import type { Control } from './validateField.ts'

/** Returns the file field of a form, if it has one. */
export function fileInputOf(form: HTMLFormElement): HTMLInputElement | null {
  const input = form.elements.namedItem(ATTACHMENT)
  return input instanceof HTMLInputElement ? input : null
}

/** Matches a control that the visitor has used on this page. */
const TOUCHED = ':user-valid, :user-invalid, :focus'

/** Returns what the visitor has filled in, by field name. */
export function readFields(controls: readonly Control[]): Draft['values'] {
  return Object.fromEntries(controls.filter(isChanged).map(({ name, value }) => [name, value]))
}

/**
 * Restores a draft into fields that are still as the page came with them. Text of fields that the form no longer has
 * joins the message.
 *
 * @param isNewer also replaces what is in untouched fields: the browser has restored an earlier version
 */
export function fillFields(controls: readonly Control[], values: Draft['values'], isNewer: boolean): void {
  const homeless = new Map(Object.entries(values))
  for (const control of controls) {
    const value = values[control.name]
    if (value === undefined || (isSelect(control) && !isOffered(control, value))) continue
    homeless.delete(control.name)
    // A choice by hand takes precedence over that of a link.
    if (isChanged(control) && (!isNewer || control.matches(TOUCHED))) continue
    if (isCheckbox(control)) control.checked = true
    else control.value = value
  }
  const message = controls.find(({ type }) => type === 'textarea')
  if (message && homeless.size > 0) message.value = [message.value, ...homeless.values()].join('\n\n').trim()
}

function isOffered({ options }: HTMLSelectElement, value: string): boolean {
  return [...options].some((option) => option.value === value)
}

function firstChoiceOf({ options }: HTMLSelectElement): string {
  return [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

/** Reports whether something was typed, chosen or ticked in a field. */
export function isChanged(control: Control): boolean {
  if (isSelect(control)) return control.value !== firstChoiceOf(control)
  return isCheckbox(control) ? control.checked : control.value !== ''
}

/** Dispatches the events of a choice that was made, or undone, by script. */
export function announceChoices(controls: readonly Control[]): void {
  for (const control of controls.filter(isSelect)) control.dispatchEvent(new Event('change', { bubbles: true }))
}
