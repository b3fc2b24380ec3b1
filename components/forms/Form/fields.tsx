import { type ComponentProps, type ReactNode, useContext } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Field, type FieldName, type FieldProps, Hint } from './Field.tsx'
import { FieldContext, useFormSetting } from './useForm.ts'
import { todayOf } from './validateField.ts'
import styles from './Form.module.css'

type TextFieldProps<Name extends string> = FieldProps<Name> &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'list' | 'min' | 'max' | 'placeholder' | 'disabled'
  >

/** A field of one line: text, an email address, a date. The browser keeps its value, not React. */
export function TextField<Name extends string>({
  type = 'text',
  autoComplete,
  inputMode,
  list,
  min,
  max,
  placeholder,
  disabled,
  ...field
}: TextFieldProps<Name>) {
  const own = { type, autoComplete, inputMode, list, min, max, placeholder, disabled }
  return <Field {...field}>{(control) => <input {...control} {...own} className={styles.control} />}</Field>
}

/** The address that the agency replies to. */
export function EmailField(props: Pick<FieldProps, 'hint' | 'narrow'>) {
  const t = useTexts('forms')
  return (
    <TextField
      {...props}
      name="email"
      label={t('email')}
      type="email"
      autoComplete="email"
      inputMode="email"
      required
    />
  )
}

/** A text of several lines, which grows as it is written. */
export function MessageField<Name extends string>(props: FieldProps<Name>) {
  return <Field {...props}>{(control) => <textarea {...control} className={styles.control} rows={6} />}</Field>
}

interface SelectFieldProps<Name extends string> extends Pick<FieldProps, 'label'> {
  readonly name: FieldName<Name>
  readonly defaultValue: string
  /** The options; the first stands for no choice. */
  readonly children: ReactNode
}

/** One of several, from a list. */
export function SelectField<Name extends string>({ children, defaultValue, ...field }: SelectFieldProps<Name>) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} className={styles.control} defaultValue={defaultValue}>
          {children}
        </select>
      )}
    </Field>
  )
}

/** The years from now within which a deadline makes sense: 20266 has one digit too many, 2206 two in the wrong order. */
const FARTHEST = 10

interface DeadlineFieldProps {
  /** The day of the build, `2026-11-22`, which is the earliest without script. */
  readonly since: string
}

/** A day, today at the earliest, by the visitor's clock. */
export function DeadlineField({ since, ...props }: FieldProps & DeadlineFieldProps) {
  const { session } = useFormSetting()
  const today = session ? todayOf() : since
  const last = `${Number.parseInt(today, 10) + FARTHEST}-12-31`
  return <TextField {...props} type="date" min={today} max={last} />
}

/** A choice to tick; sent as "yes", or not at all. */
export function CheckboxField<Name extends string>({
  name,
  label,
  hint,
  of,
}: Pick<FieldProps, 'label' | 'hint' | 'of'> & { readonly name: FieldName<Name> }) {
  const { form } = useContext(FieldContext)
  const id = `${form}-${name}`
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <div className={styles.field} data-of={of}>
      <label className={styles.choice}>
        <input id={id} type="checkbox" name={name} value="yes" aria-describedby={hintId} />
        <span>{label}</span>
      </label>
      <Hint id={hintId}>{hint}</Hint>
    </div>
  )
}
