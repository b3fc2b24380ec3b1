import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Form.module.css'

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'list' | 'defaultValue' | 'min'>

/** A field of one line: text, an e-mail address, a date. What is typed in it is the browser's to keep, not React's. */
export function TextField({
  type = 'text',
  autoComplete,
  inputMode,
  list,
  defaultValue,
  min,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          {...{ type, autoComplete, inputMode, list, defaultValue, min }}
          className={styles.control}
        />
      )}
    </Field>
  )
}
