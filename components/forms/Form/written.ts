import { formatDay } from '../../../renderer/formatDay.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { isLocale } from '../../../renderer/languages.ts'
import { type Control, controlsOf, isCheckbox, isSelect } from './controls.ts'
import type { ChosenFile } from './formState.ts'

/** Returns the content of a form as text: a line or paragraph for each field, under its label, then the estimate. */
export function writeOut(form: HTMLFormElement, files: readonly ChosenFile[], t: Texts<'formMessages'>): string {
  const estimate = form.querySelector<HTMLInputElement>('[name=estimate]')?.value
  const line = (label: string, value: string) => t('written.field', { label, value })
  return [
    ...controlsOf(form).flatMap((control) => {
      const label = wordsOf(control.labels?.[0]) || control.name
      if (isCheckbox(control)) return control.checked ? [label] : []
      const value = valueOf(control).trim()
      return control.disabled || value === '' ? [] : [line(label, value)]
    }),
    ...(files.length > 0 ? [line(t('written.files'), files.map(({ name }) => name).join(', '))] : []),
    ...(estimate ? [estimate] : []),
  ].join('\n')
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
