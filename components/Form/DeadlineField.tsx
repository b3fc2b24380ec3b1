import type { FieldProps } from './Field.tsx'
import { useFormSetting } from './FormContext.ts'
import { TextField } from './TextField.tsx'

/** A day, today at the earliest: which one that is only the visitor's browser knows. */
export function DeadlineField(props: FieldProps) {
  const { today } = useFormSetting()
  return <TextField {...props} type="date" min={today} />
}
