import type { Texts } from '../../renderer/islands/useTexts.ts'
import type { Control } from './validateField.ts'

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
