import type { FieldError, MessageKey } from './formState.ts'

/** A field that a visitor fills in; what the browser knows about its value is in `validity`. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that can be required: those that there is a text for, for when they are empty. */
export type RequiredField = MessageKey extends infer Key ? (Key extends `missing.${infer Name}` ? Name : never) : never

/** After the @ there is a name with a dot in it: who leaves that out never gets an answer. */
const REACHABLE = /@[^@\s]+\.[^@\s.]{2,}$/

/** On the web, with a dot in the name of its host; or where files are fetched from in older ways. */
const ADDRESS = /^(?:https?|s?ftps?):\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}/i

/** Whether a text is an address that files can be fetched from. */
export function isFileAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** Addresses are often copied without their beginning: `drive.google.com/…` gets its own; other texts stay what they are. */
export function completeAddress(text: string): string {
  const whole = `https://${text.trim()}`
  return isFileAddress(whole) && !/^\s*[a-z]+:/i.test(text) ? whole : text
}

/**
 * E-mail addresses are often copied with what stands around them: `Zoé <z@b.ca>`, `mailto:z@b.ca`, or the full stop of a
 * sentence.
 */
export function tidyEmail(text: string): string {
  const [, inBrackets = text] = /<([^<>]*@[^<>]*)>/.exec(text) ?? []
  return inBrackets.replace(/^[\s«"“]*(?:mailto:)?\s*|(?:\?.*)?[\s»"”,;.]*$/gi, '')
}

/** Corrects what is unambiguous in a field. */
export function tidyField(control: Control): void {
  const tidy = isForAddress(control) ? completeAddress : control.type === 'email' ? tidyEmail : String
  const value = tidy(control.value)
  if (value !== control.value) control.value = value
}

/** Not of the type `url`: browsers, where there is no script, would refuse what is completed here. */
const isForAddress = ({ inputMode }: Control) => inputMode === 'url'

/**
 * Returns the error of a field's value.
 *
 * @returns null where there is none
 */
export function validateField(control: Control): FieldError | null {
  const value = control.value.trim()
  const { badInput, typeMismatch } = control.validity
  // Firefox knows bad input of e-mail fields, too.
  if (badInput && control.type === 'date') return { key: 'invalid.date' }
  // FieldProps let no other field be required.
  if (control.required && value === '') return { key: `missing.${control.name as RequiredField}` }
  if (control.type === 'email' && value !== '' && (typeMismatch || !REACHABLE.test(value))) {
    return { key: 'invalid.email' }
  }
  if (isForAddress(control) && value !== '' && !isFileAddress(value)) return { key: 'invalid.address' }
  // The page may have been open for days: its own limit is that of another.
  const isPast = control.type === 'date' && value !== '' && value < isoDay(new Date())
  return isPast ? { key: 'invalid.past' } : null
}

/** A day of the visitor's own calendar, as date fields write it: `2026-11-21`. */
export function isoDay(moment: Date): string {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}
