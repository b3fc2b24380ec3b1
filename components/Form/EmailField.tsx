import { useTranslation } from 'react-i18next'
import type { FieldProps } from './Field.tsx'
import { TextField } from './TextField.tsx'

/** The address that the agency answers to: the same in every form. */
export function EmailField(props: Pick<FieldProps, 'form' | 'hint' | 'narrow'>) {
  const { t } = useTranslation('forms')
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
