import { type ComponentProps, type ReactNode, useContext, useEffect } from 'react'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Field, type FieldName, type FieldProps, Hint } from './Field.tsx'
import { FieldContext, useFormSetting } from './useForm.ts'
import styles from './Form.module.css'

type TextFieldProps<Name extends string> = FieldProps<Name> &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'list' | 'min' | 'max' | 'placeholder' | 'disabled'
  > & {
    /** Ways to fill it in. */
    readonly after?: ReactNode
  }

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
  after,
  ...field
}: TextFieldProps<Name>) {
  const own = { type, autoComplete, inputMode, list, min, max, placeholder, disabled }
  return (
    <Field {...field}>
      {(control) => (
        <>
          <input {...control} {...own} className={styles.control} />
          {after}
        </>
      )}
    </Field>
  )
}

/** The address that the agency replies to. If it looks mistaken, the hint is the address that was probably meant. */
export function EmailField({ hint, ...props }: Pick<FieldProps, 'hint' | 'narrow'>) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const {
    state: { likelyEmail },
  } = useFormSetting()
  const suggestion = likelyEmail && (
    <button type="button" className={styles.action} onClick={likelyEmail.take}>
      {tMessage('likelyEmail', { email: likelyEmail.email })}
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

/** The last day whose year browsers show in full. */
const LAST_DAY = '9999-12-31'

interface DeadlineFieldProps {
  /** The day of the build, which is the earliest without script. */
  readonly since: string
  /** Whether a rush costs a surcharge: where only the quote gives prices, it gives this one, too. */
  readonly hasSurcharge: boolean
  /** Ways to fill it in. */
  readonly after?: ReactNode
}

/** A day, today at the earliest, by the visitor's clock. */
export function DeadlineField({ since, hasSurcharge, hint, ...props }: FieldProps & DeadlineFieldProps) {
  const t = useTexts('formMessages')
  const { state, say } = useFormSetting()
  const { today, deadline } = state
  const surcharge = hasSurcharge ? surchargeFor(deadline, today) : undefined
  useEffect(() => {
    if (surcharge) say(t(surcharge))
  }, [surcharge, say, t])
  return <TextField {...props} hint={surcharge ? t(surcharge) : hint} type="date" min={today || since} max={LAST_DAY} />
}

/** Returns the text of the surcharge for a day: nothing is delivered on the same day, or on a weekend, without one. */
function surchargeFor(deadline: string, today: string): 'rush' | 'rushOnWeekend' | undefined {
  if (deadline === '' || deadline < today) return undefined
  if (deadline === today) return 'rush'
  return new Date(deadline).getUTCDay() % 6 === 0 ? 'rushOnWeekend' : undefined
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
