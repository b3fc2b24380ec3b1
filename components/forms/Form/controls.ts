import { ATTACHMENT } from '../../../renderer/formNames.ts'
import type { Values } from './formState.ts'

/** A field that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Matches a control that the visitor has used on this page. */
const TOUCHED = ':user-valid, :user-invalid, :focus'

/** Returns the fields of a form that are typed in or ticked, without hidden ones and the file field. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      isSelect(element) ||
      ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
        element.type !== 'hidden' &&
        element.type !== 'file' &&
        !element.readOnly),
  )
}

/** Returns the file field of a form, if it has one. */
export function fileInputOf(form: HTMLFormElement): HTMLInputElement | null {
  const input = form.elements.namedItem(ATTACHMENT)
  return input instanceof HTMLInputElement ? input : null
}

/** Reports whether a control is a list to choose from. */
export function isSelect(control: Element): control is HTMLSelectElement {
  return control instanceof HTMLSelectElement
}

/** Reports whether a control is a box to tick. */
export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}

/** Returns what is filled in, apart from choices that came with the page. */
export function readFields(controls: readonly Control[]): Values {
  return Object.fromEntries(controls.filter(isChanged).map(({ name, value }) => [name, value]))
}

/** Returns the controls that the visitor has used on this page. */
export const touchedOf = (controls: readonly Control[]) => controls.filter((control) => control.matches(TOUCHED))

/** Writes values into all fields but the one that has the focus, and unfolds those that have any. */
export function writeFields(controls: readonly Control[], values: Values): void {
  for (const control of controls) {
    const value = values[control.name] ?? ''
    if (value !== '') reveal(control)
    if (control === document.activeElement) continue
    if (isCheckbox(control)) control.checked = value !== ''
    else if (isSelect(control)) control.value = isOffered(control, value) ? value : firstChoiceOf(control)
    else if (control.value !== value) control.value = value
  }
}

/** Unfolds what a field is folded into. */
export function reveal(control: Element | RadioNodeList | null): void {
  const folded = control instanceof Element && control.closest('details')
  if (folded) folded.open = true
}

/** Puts files into a file field, in place of those that it has. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}

function isOffered({ options }: HTMLSelectElement, value: string): boolean {
  return value !== '' && [...options].some((option) => option.value === value)
}

function firstChoiceOf({ options }: HTMLSelectElement): string {
  return [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

function isChanged(control: Control): boolean {
  if (isSelect(control)) return control.value !== firstChoiceOf(control)
  return isCheckbox(control) ? control.checked : control.value !== ''
}
