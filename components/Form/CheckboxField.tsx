import styles from './Form.module.css'
import type { FieldProps } from './Field.tsx'

/** A choice to tick; sent as "yes", and not at all otherwise. */
export function CheckboxField({ form, name, label }: Pick<FieldProps, 'form' | 'name' | 'label'>) {
  return (
    <label className={styles.choice}>
      <input id={`${form}-${name}`} type="checkbox" name={name} value="yes" />
      <span>{label}</span>
    </label>
  )
}
