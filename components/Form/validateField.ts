import type { FormTextKey } from './formTexts.ts'

/** A field that a visitor fills in; what the browser knows about its value is in `validity`. */
export type Control = HTMLInputElement | HTMLTextAreaElement

/** After the @ there is a name with a dot in it: who leaves that out never gets an answer. */
const REACHABLE = /@[^@\s]+\.[^@\s.]{2,}$/

/**
 * What is wrong with the value of a field.
 *
 * @returns the key of the message, null where nothing is
 */
export function validateField(control: Control): FormTextKey | null {
  const value = control.value.trim()
  const { badInput, rangeUnderflow, typeMismatch } = control.validity
  // Firefox knows bad input of e-mail fields, too.
  if (badInput && control.type === 'date') return 'formMessages:invalid.date'
  if (control.required && value === '') return missingKeys[control.name] ?? null
  if (control.type === 'email' && value !== '' && (typeMismatch || !REACHABLE.test(value))) {
    return 'formMessages:invalid.email'
  }
  return rangeUnderflow ? 'formMessages:invalid.past' : null
}

const missingKeys: Readonly<Record<string, FormTextKey>> = {
  documentType: 'formMessages:missing.documentType',
  sourceLang: 'formMessages:missing.sourceLang',
  targetLang: 'formMessages:missing.targetLang',
  deadline: 'formMessages:missing.deadline',
  email: 'formMessages:missing.email',
  name: 'formMessages:missing.name',
  company: 'formMessages:missing.company',
  message: 'formMessages:missing.message',
}

/** A day of the visitor's own calendar, as date fields write it: `2026-11-21`. */
export function isoDay(moment: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}
