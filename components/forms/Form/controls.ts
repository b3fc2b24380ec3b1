import type { Values } from './formState.ts'

/** A field that a visitor fills in. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the fields of a form that are typed in or ticked, without hidden ones and the file field. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('select, textarea, input:not([type=hidden], [type=file], [readonly])')]
}

/** Reports whether a control is a list to choose from. */
export const isSelect = (control: Control): control is HTMLSelectElement => control instanceof HTMLSelectElement

/** Reports whether a control is a box to tick. */
export const isCheckbox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

/** Returns what is filled in, apart from choices that came with the page. */
export function readFields(controls: readonly Control[]): Values {
  return Object.fromEntries(controls.filter(isChanged).map(({ name, value }) => [name, value]))
}

function isChanged(control: Control): boolean {
  if (isSelect(control)) return control.value !== firstChoiceOf(control)
  return isCheckbox(control) ? control.checked : control.value !== ''
}

/** Writes values into all fields, and unfolds those that have any; what the visitor is typing stays. */
export function writeFields(controls: readonly Control[], values: Values): void {
  for (const control of controls) {
    const value = values[control.name]
    if (value !== undefined) reveal(control)
    if (control === document.activeElement && isChanged(control)) continue
    if (isCheckbox(control)) control.checked = value !== undefined
    else control.value = value ?? (isSelect(control) ? firstChoiceOf(control) : '')
  }
}

function firstChoiceOf({ options }: HTMLSelectElement): string {
  return [...options].find(({ defaultSelected }) => defaultSelected)?.value ?? ''
}

/** Unfolds what a field is folded into. */
export function reveal(control: Element): void {
  const folded = control.closest('details')
  if (folded) folded.open = true
}

/** Puts files into a file field, in place of those that it has. */
export function putFiles(input: HTMLInputElement, files: readonly File[]): void {
  const transfer = new DataTransfer()
  for (const file of files) transfer.items.add(file)
  input.files = transfer.files
}
