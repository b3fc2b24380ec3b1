import { formatDay } from '../../../renderer/formatDay.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { isLocale } from '../../../renderer/languages.ts'
import { isCheckbox, isSelect } from './controlKinds.ts'
import type { Control } from './validateField.ts'

/** A ticked box has no value. */
export type WrittenField = readonly [label: string, value: string]

/** Returns the labels and values of the controls of a form. */
export function listWritten(controls: readonly Control[]): WrittenField[] {
  return controls.flatMap((control) => {
    const label = wordsOf(control.labels?.[0]) || control.name
    if (isCheckbox(control)) return control.checked ? [[label, '']] : []
    const value = valueOf(control).trim()
    return control.disabled || value === '' ? [] : [[label, value]]
  })
}

/** Returns the value of a control as a reader sees it: the label of an option, a date in the language of the page. */
function valueOf(control: Control): string {
  const { type, value } = control
  const { lang } = document.documentElement
  if (isSelect(control) && value !== '') return control.selectedOptions[0]?.text ?? value
  return type === 'date' && value !== '' && isLocale(lang) ? formatDay(value, lang) : value
}

/** Returns the words of a label without its mark; of two that take turns, the one that is shown. */
function wordsOf(label: HTMLLabelElement | undefined): string {
  const words = label?.querySelector('span')
  const shown = [...(words?.children ?? [])].find((child) => getComputedStyle(child).display !== 'none')
  return (shown ?? words)?.textContent.trim() ?? ''
}

/** Returns the values of a form as the text of a mail: a line or paragraph per field, under its label. */
export function writeLines(
  fields: readonly WrittenField[],
  files: readonly string[],
  t: Texts<'formMessages'>,
): string {
  const lines = files.length > 0 ? [...fields, [t('written.files'), files.join(', ')] as const] : fields
  return lines.map(([label, value]) => (value === '' ? label : t('written.field', { label, value }))).join('\n')
}
