import { type ComponentProps, useContext } from 'react'
import { Field, type FieldName, type FieldProps, Hint } from './Field.tsx'
import styles from './Form.module.css'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { FieldContext, useFormSetting } from './useForm.ts'

type TextFieldProps<Name extends string> = FieldProps<Name> &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'list' | 'min' | 'placeholder' | 'disabled'>

/** A field of one line: text, an email address, a date. The browser keeps its value, not React. */
export function TextField<Name extends string>({
  type = 'text',
  autoComplete,
  inputMode,
  list,
  min,
  placeholder,
  disabled,
  ...field
}: TextFieldProps<Name>) {
  const own = { type, autoComplete, inputMode, list, min, placeholder, disabled }
  return <Field {...field}>{(control) => <input {...control} {...own} className={styles.control} />}</Field>
}

/** The address that the agency replies to. If it looks mistaken, the hint is the address that was probably meant. */
export function EmailField({ hint, ...props }: Pick<FieldProps, 'hint' | 'narrow'>) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { state, session } = useFormSetting()
  const { likelyEmail } = state
  const suggestion = likelyEmail && (
    <button type="button" className={styles.action} onClick={() => session?.takeEmail(likelyEmail)}>
      {tMessage('likelyEmail', { email: likelyEmail })}
    </button>
  )
  return (
    <TextField
      hint={suggestion ?? hint}
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
  /** Values and their labels; the first stands for no choice. */
  readonly options: readonly (readonly [value: string, label: string])[]
  readonly defaultValue: string
  readonly onChoose: (value: string) => void
}

/** One of several, from a list. */
export function SelectField<Name extends string>({
  options,
  defaultValue,
  onChoose,
  ...field
}: SelectFieldProps<Name>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={styles.control}
          defaultValue={defaultValue}
          autoComplete="off"
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {options.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/**
 * A day, today at the earliest, by the visitor's clock.
 *
 * @param since the day of the build, which is the earliest without script
 */
export function DeadlineField({ since, hint, ...props }: FieldProps & { readonly since: string }) {
  const t = useTexts('formMessages')
  const { session, state } = useFormSetting()
  return <TextField {...props} hint={state.isRush ? t('rush') : hint} type="date" min={session?.today ?? since} />
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
