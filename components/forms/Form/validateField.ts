import type { Control } from './controls.ts'
import type { FieldError, MessageKey } from './formState.ts'

/** The names of fields that can be required: those with a text for when they are empty. */
export type RequiredField = MessageKey extends infer Key ? (Key extends `missing.${infer Name}` ? Name : never) : never

/** Returns the error of a field by what the browser finds wrong with it; null if it is valid. */
export function validateField(control: Control): FieldError | null {
  const { badInput, patternMismatch, rangeOverflow, rangeUnderflow, typeMismatch } = control.validity
  // Firefox also reports bad input of email fields.
  if (badInput && control.type === 'date') return { key: 'invalid.date' }
  // Spaces alone are valid for browsers. The type of fields allows no other required one.
  if (control.required && control.value.trim() === '') return { key: `missing.${control.name as RequiredField}` }
  if (rangeOverflow) return { key: 'invalid.far' }
  if (rangeUnderflow) return { key: 'invalid.past' }
  if (typeMismatch || patternMismatch) return { key: control.type === 'url' ? 'invalid.address' : 'invalid.email' }
  return null
}

/** Returns the visitor's own day as date fields write it: `2026-11-21`. Swedish dates are ISO 8601. */
export const todayOf = () => new Date().toLocaleDateString('sv-SE')
