import { ATTACHMENT } from './formName.ts'
import type { Control } from './validateField.ts'
import type { Draft } from './draft.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'

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

/** What was typed in a form, as the text of a mail: a line or a paragraph for each field, under its label. */
export function writeOut(controls: readonly Control[], fileName: string | undefined, t: Texts<'formMessages'>): string {
  const lines = controls.flatMap((control) => {
    const label = control.labels?.[0]?.firstChild?.textContent?.trim() ?? control.name
    if (control instanceof HTMLInputElement && control.type === 'checkbox') {
      return control.checked ? [control.labels?.[0]?.textContent?.trim() ?? control.name] : []
    }
    return control.value.trim() === '' ? [] : [t('written.field', { label, value: control.value.trim() })]
  })
  const file = fileName ? [t('written.field', { label: t('written.file'), value: fileName })] : []
  return [...lines, ...file].join('\n')
}

/** A link that opens a mail, written already. https://www.rfc-editor.org/rfc/rfc6068 */
export function mailtoHref(address: string, subject: string, body: string): string {
  const encode = (value: string) => encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`
}
