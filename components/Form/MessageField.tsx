import { Field, type FieldProps } from './Field.tsx'
import styles from './Form.module.css'

/** A text of several lines, which grows as it is written. */
export function MessageField(props: FieldProps) {
  return (
    <Field {...props}>
      {(control) => <textarea {...control} className={styles.control} rows={6} autoComplete="off" />}
    </Field>
  )
}
