import { useTranslation } from 'react-i18next'
import { AttachmentControl } from './AttachmentControl.tsx'
import { Field, type FieldProps } from './Field.tsx'

/** A document of the visitor's, with what may be sent said beside it. */
export function AttachmentField({ form, label }: Pick<FieldProps, 'form' | 'label'>) {
  const { t } = useTranslation('forms')
  return (
    <Field form={form} name="attachment" label={label} hint={t('attachmentHint')}>
      {(control) => <AttachmentControl {...control} />}
    </Field>
  )
}
