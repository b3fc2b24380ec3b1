import type { Control } from './controls.ts'
import type { FieldError, MessageKey } from './formState.ts'

/** The names of fields that can be required: those with a text for when they are empty. */
export type RequiredField = MessageKey extends infer Key ? (Key extends `missing.${infer Name}` ? Name : never) : never

/** Requires a dot in the host name, without which no reply arrives. */
const REACHABLE = /@[^@\s]+\.[^@\s.]{2,}$/

/** An address of the web or of a file server, with a dot in the host name. */
const ADDRESS = /^(?:https?|s?ftps?):\/\/[^\s/?#@]+\.[^\s/?#@.]{2,}/i

/** Reports whether a text is an address that files can be fetched from. */
export function isFileAddress(text: string): boolean {
  return ADDRESS.test(text)
}

/** Completes an address that was copied without its beginning: `drive.google.com/…`. Other texts are returned unchanged. */
export function completeAddress(text: string): string {
  const whole = `https://${text.trim()}`
  return isFileAddress(whole) && !/^\s*[a-z]+:/i.test(text) ? whole : text
}

/** Removes what was copied along with an email address: `Zoé <z@b.ca>`, `mailto:z@b.ca`, the full stop of a sentence. */
export function tidyEmail(text: string): string {
  const [, inBrackets = text] = /<([^<>]*@[^<>]*)>/.exec(text) ?? []
  return inBrackets.replace(/^[\s«"“]*(?:mailto:)?\s*|(?:(?<=@.*)\?.*)?[\s»"”,;.]*$/gi, '')
}

/** Corrects what is unambiguous in a field. */
export function tidyField(control: Control): void {
  const tidy = isForAddress(control) ? completeAddress : control.type === 'email' ? tidyEmail : String
  const value = tidy(control.value)
  if (value !== control.value) control.value = value
}

/** Not of the type `url`: without script, browsers would refuse addresses that are completed here. */
const isForAddress = ({ inputMode }: Control) => inputMode === 'url'

/** Returns the error of a field's value; null if it is valid. */
export function validateField(control: Control): FieldError | null {
  const value = control.value.trim()
  const { badInput, rangeOverflow, typeMismatch } = control.validity
  // Firefox also reports bad input of email fields.
  if (badInput && control.type === 'date') return { key: 'invalid.date' }
  if (rangeOverflow) return { key: 'invalid.far' }
  // The type of FieldProps allows no other required field.
  if (control.required && value === '') return { key: `missing.${control.name as RequiredField}` }
  if (control.type === 'email' && value !== '' && (typeMismatch || !REACHABLE.test(value))) {
    return { key: 'invalid.email' }
  }
  if (isForAddress(control) && value !== '' && !isFileAddress(value)) return { key: 'invalid.address' }
  // The page may have been open for days, so its own limit may be outdated.
  const isPast = control.type === 'date' && value !== '' && value < todayOf()
  return isPast ? { key: 'invalid.past' } : null
}

/** Returns the visitor's own day as date fields write it: `2026-11-21`. */
export function todayOf(): string {
  const now = new Date()
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}
