import { useTexts } from '../../renderer/islands/useTexts.ts'
import type { FieldProps } from './Field.tsx'
import { TextField } from './TextField.tsx'

/** The address that the agency answers to: the same in every form. */
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
