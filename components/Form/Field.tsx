import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Form.module.css'
import type { FormName } from './formName.ts'

/** What every kind of field is given. */
export interface FieldProps {
  readonly form: FormName
  readonly name: string
  readonly label: string
  readonly hint?: string
  /** Whether the form can be sent without it; said in words beside the label. */
  readonly required?: boolean
  /** Half of the row, where the form is wide enough. */
  readonly narrow?: boolean
}

/** The attributes that tie a control to its label and its hint. */
export interface ControlProps {
  readonly id: string
  readonly name: string
  readonly required: boolean
  readonly 'aria-describedby': string | undefined
}

/** A label, a hint and the control that `children` makes from the attributes it is given. */
export function Field({
  form,
  name,
  label,
  hint,
  required = false,
  narrow = false,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const { t } = useTranslation('forms')
  const id = `${form}-${name}`
  const hintId = `${id}-hint`
  return (
    <div className={styles.field} data-narrow={narrow || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label} <span className={styles.mark}>({required ? t('required') : t('optional')})</span>
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children({ id, name, required, 'aria-describedby': hint ? hintId : undefined })}
    </div>
  )
}
