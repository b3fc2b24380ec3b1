import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { useFormSetting } from './useForm.ts'
import type { RequiredField } from './validateField.ts'
import styles from './Form.module.css'

/** Nothing to see: styles tell an empty field by its placeholder. */
const EMPTY = ' '

/** What a field is called, and what it needs. */
export type FieldProps = {
  /** One text or one element, for script to find its words. */
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Half of the row, where the form is wide enough. */
  readonly narrow?: boolean
  /** The kind of quote the field belongs to, where it does not belong to all; the form's style sheet shows and hides it. */
  readonly of?: 'documents' | 'events' | undefined
} & (
  | {
      /** The form can't be sent without it; there is a text for that in formMessages.json, under `missing`. */
      readonly required: true
      readonly name: RequiredField
    }
  | { readonly required?: false; readonly name: string }
)

/** What the browser asks of a line, and helps with. */
type LineProps = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'list' | 'min' | 'max' | 'pattern' | 'placeholder' | 'disabled'
>

/** The attributes that tie a control to its label, its hint and its error. */
type ControlProps = Readonly<
  Record<'id' | 'name' | 'className', string> & {
    required: boolean
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }
>

/**
 * A label, a hint, what is wrong, and a control, whose value the browser keeps: a line, or what `children` makes of the
 * attributes it is given.
 */
export function Field({
  name,
  label,
  hint,
  required = false,
  narrow = false,
  of,
  children,
  ...line
}: FieldProps & LineProps & { readonly children?: (control: ControlProps) => ReactNode }) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { name: form, errors } = useFormSetting()
  const error = errors[name]
  const id = `${form}-${name}`
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error && `${id}-error`
  const control = {
    id,
    name,
    required,
    className: styles.control ?? '',
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error && (true as const),
  }
  return (
    <div className={styles.field} data-narrow={narrow || undefined} data-of={of}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span> {!required && <span className={styles.mark}>{`(${t('optional')})`}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {tMessage(error.key, error.values)}
        </p>
      )}
      {children ? (
        children(control)
      ) : (
        // A date has no placeholder.
        <input type="text" placeholder={line.type === 'date' ? undefined : EMPTY} {...control} {...line} />
      )}
    </div>
  )
}

/** The address that the agency replies to; no reply arrives at a host without a dot. */
export function EmailField(props: Pick<FieldProps, 'hint' | 'narrow'>) {
  const label = useTexts('forms')('email')
  const line = { type: 'email', autoComplete: 'email', inputMode: 'email', pattern: '.+@.+\\.[^.]{2,}' } as const
  return <Field {...props} {...line} name="email" label={label} required />
}

/** A text of several lines, which grows as it is written. */
export function MessageField(props: FieldProps) {
  return <Field {...props}>{(control) => <textarea {...control} placeholder={EMPTY} rows={3} />}</Field>
}

type SelectFieldProps = FieldProps & {
  readonly defaultValue: string
  /** The options; the first stands for no choice. */
  readonly children: ReactNode
}

/** One of several, from a list. */
export function SelectField({ children, defaultValue, ...field }: SelectFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} defaultValue={defaultValue}>
          {children}
        </select>
      )}
    </Field>
  )
}

/** A choice to tick; sent as "yes", or not at all. */
export function CheckboxField({ name, label, hint, of }: FieldProps) {
  const id = `${useFormSetting().name}-${name}`
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={styles.field} data-of={of}>
      <label className={styles.choice}>
        <input id={id} type="checkbox" name={name} value="yes" aria-describedby={hintId} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}
