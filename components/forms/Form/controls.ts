import { ATTACHMENT } from './formName.ts'
import type { Control } from './validateField.ts'
import type { Draft } from './draft.ts'
import { FIRST_CHOICE } from './submissionId.ts'
import { isCheckbox, isSelect, listWritten } from './written.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'

/** The file field of a form, if it has one. */
export function fileInputOf(form: HTMLFormElement): HTMLInputElement | null {
  const input = form.elements.namedItem(ATTACHMENT)
  return input instanceof HTMLInputElement ? input : null
}

/** What was filled in here and left. */
const TOUCHED = ':user-valid, :user-invalid, :focus'

/**
 * What is in the fields of a form, by their names; empty ones are left out. Where there is only what the page came with,
 * nothing is.
 */
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
 * Puts what was typed earlier into the fields that nobody has touched since, and that are empty. What a link has chosen
 * since, on its page, stands where the visitor has chosen nothing.
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

/** Tells what follows a choice that it was made, or undone, by other means than a press. */
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

/** What was typed in a form, as the text of a mail: a line or a paragraph for each field, under its label. */
export function writeOut(controls: readonly Control[], files: readonly string[], t: Texts<'formMessages'>): string {
  const lines: [label: string, value: string][] = listWritten(controls)
  if (files.length > 0) lines.push([t('written.files'), files.join(', ')])
  return lines.map(([label, value]) => (value === '' ? label : t('written.field', { label, value }))).join('\n')
}

/** A link that opens a mail, written already. https://www.rfc-editor.org/rfc/rfc6068 */
export function mailtoHref(address: string, subject: string, body: string): string {
  const encode = (value: string) => encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`
}
