import { formatDay } from '../../../renderer/formatDay.ts'
import type { Texts } from '../../../renderer/islands/useTexts.ts'
import { isLocale } from '../../../renderer/languages.ts'
import { type Control, controlsOf, isCheckbox, isSelect } from './controls.ts'
import type { Written } from './formState.ts'

/** Returns what is filled in, then the names of files and the estimate. */
export function readWritten(form: HTMLFormElement, files: string, t: Texts<'formMessages'>): Written {
  const estimate = form.querySelector<HTMLInputElement>('[name=estimate]')?.value ?? ''
  return [
    ...controlsOf(form).map((control) => [wordsOf(control.labels?.[0]) || control.name, valueOf(control, t)] as const),
    [t('written.files'), files] as const,
    [t('written.estimate'), estimate] as const,
  ].filter(([, value]) => value !== '')
}

/** Returns it as text: a line or paragraph for each field. */
export function writeOut(written: Written, t: Texts<'formMessages'>): string {
  return written.map(([label, value]) => t('written.field', { label, value })).join('\n')
}

/** Returns the value of a control as a reader sees it: the label of an option, a date in the language of the page. */
function valueOf(control: Control, t: Texts<'formMessages'>): string {
  const { type, value, disabled } = control
  const { lang } = document.documentElement
  if (disabled || value === '') return ''
  if (isCheckbox(control)) return control.checked ? t('written.yes') : ''
  if (isSelect(control)) return control.selectedOptions[0]?.text ?? value
  return type === 'date' && isLocale(lang) ? formatDay(value, lang) : value.trim()
}

/** Returns the words of a label without its mark; of two that take turns, the one that is shown. */
function wordsOf(label: HTMLLabelElement | undefined): string {
  const words = label?.querySelector('span')
  const shown = [...(words?.children ?? [])].find((child) => getComputedStyle(child).display !== 'none')
  return (shown ?? words)?.textContent.trim() ?? ''
}
