import { formatDay } from '../../../renderer/formatDay.ts'
import { isLocale } from '../../../renderer/languages.ts'
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
    const value = valueOf(control).trim()
    return control.disabled || value === '' ? [] : [[label, value]]
  })
}

/** What is filled in, as it is read: of a list, the words; a day, in the language of the page. */
function valueOf(control: Control): string {
  const { type, value } = control
  const { lang } = document.documentElement
  if (isSelect(control) && value !== '') return control.selectedOptions[0]?.text ?? value
  return type === 'date' && value !== '' && isLocale(lang) ? formatDay(value, lang) : value
}

/** The words of a label without its mark; of two that take turns, the one that is shown. A folded part has them, too. */
function wordsOf(label: HTMLLabelElement | undefined): string {
  const words = label?.querySelector('span')
  const shown = [...(words?.children ?? [])].find((child) => getComputedStyle(child).display !== 'none')
  return (shown ?? words)?.textContent.trim() ?? ''
}

export function isSelect(control: Control): control is HTMLSelectElement {
  return control instanceof HTMLSelectElement
}

export function isCheckbox(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox'
}
