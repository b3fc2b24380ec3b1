import { type ReactNode, useContext } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { FieldContext } from './useForm.ts'
import type { RequiredField } from './validateField.ts'
import styles from './Form.module.css'

/** Names that every message uses itself (composeMessage.ts, SettingFields.tsx): what visitors type there would be replaced. */
type ReservedName =
  | 'submissionId'
  | 'reference'
  | 'yourEmail'
  | 'language'
  | 'page'
  | 'estimate'
  | `attachment${string}`
  | `_${string}`

/** A name that a field may have: no reserved one. */
export type FieldName<Name extends string = string> = Name extends ReservedName ? never : Name

/** Props that every kind of field takes. */
export type FieldProps<Name extends string = string> = {
  /** One text or one element, for script to find its words. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Half of the row, where the form is wide enough. */
  readonly narrow?: boolean
  /**
   * The kind of quote the field belongs to, where it does not belong to all; the form's style sheet shows and hides it.
   */
  readonly of?: 'documents' | 'events'
} & (
  | {
      /** The form can't be sent without it; there is a text for that in formMessages.json, under `missing`. */
      readonly required: true
      readonly name: FieldName<Name> & RequiredField
    }
  | { readonly required?: false; readonly name: FieldName<Name> }
)

/** The attributes that tie a control to its label, its hint and its error. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** A label, a hint, what is wrong, and the control that `children` makes from the attributes it is given. */
export function Field({
  name,
  label,
  hint,
  required = false,
  narrow = false,
  of,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { form, errors } = useContext(FieldContext)
  const error = errors[name]
  const id = `${form}-${name}`
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error && `${id}-error`
  return (
    <div className={styles.field} data-narrow={narrow || undefined} data-of={of}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span> <span className={styles.mark}>{`(${required ? t('required') : t('optional')})`}</span>
      </label>
      <Hint id={hintId}>{hint}</Hint>
      {error && (
        <p className={styles.error} id={errorId}>
          {tMessage(error.key, error.values)}
        </p>
      )}
      {children({
        id,
        name,
        required,
        'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error && true,
      })}
    </div>
  )
}

export function Hint({ id, children }: { readonly id: string | undefined; readonly children: ReactNode }) {
  return (
    children && (
      <p className={styles.hint} id={id}>
        {children}
      </p>
    )
  )
}
