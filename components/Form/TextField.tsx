import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Form.module.css'

type TextFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'list'>

/** A field of one line: text, an e-mail address, a date. */
export function TextField({ type = 'text', autoComplete, inputMode, autoCapitalize, list, ...field }: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input {...control} {...{ type, autoComplete, inputMode, autoCapitalize, list }} className={styles.control} />
      )}
    </Field>
  )
}
