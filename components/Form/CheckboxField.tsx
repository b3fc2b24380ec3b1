import type { FieldProps } from './Field.tsx'
import styles from './Form.module.css'
import { useFormSetting } from './FormContext.ts'

interface CheckboxFieldProps extends Pick<FieldProps, 'name' | 'label'> {
  readonly defaultChecked?: boolean
}

/** A choice to tick; sent as "yes", and not at all otherwise. */
export function CheckboxField({ name, label, defaultChecked }: CheckboxFieldProps) {
  const { id: form } = useFormSetting()
  return (
    <label className={styles.choice}>
      <input id={`${form}-${name}`} type="checkbox" name={name} value="yes" defaultChecked={defaultChecked} />
      <span>{label}</span>
    </label>
  )
}
