import type { ComponentType } from 'react'
import { formatSize } from '../../../renderer/formatSize.ts'
import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Field, type FieldProps } from './Field.tsx'
import { FilePicker, FileRows, type FileRowsProps } from './Files.tsx'
import { useFormSetting } from './useForm.ts'

interface AttachmentFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'of'> {
  /** The list of files; a plain one by default. */
  readonly list?: ComponentType<FileRowsProps>
}

/** The attachment field. Without script it takes one file, because PHP services would keep the last of several. */
export function AttachmentField({ label, hint, of, list: List = FileRows }: AttachmentFieldProps) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { state, session } = useFormSetting()
  const { files, isDraggedOver } = state
  const size = files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  return (
    <Field name={ATTACHMENT} label={label} hint={hint ?? t('attachmentHint')} {...(of && { of })}>
      {(control) => (
        <div>
          <FilePicker
            {...control}
            accept=".pdf,.doc,.docx"
            multiple={session !== undefined}
            onChange={session?.chooseFile}
            isDraggedOver={isDraggedOver}
            chooseLabel={t('chooseFile')}
            told={size > 0 ? tMessage('attachment.sum', { size: formatSize(size, locale) }) : t('noFile')}
            dropHint={session !== undefined && tMessage('attachment.drop')}
          />
          <List
            files={files}
            removeLabel={(name) => tMessage('attachment.remove', { name })}
            onRemove={(index) => session?.removeFile(index)}
          />
        </div>
      )}
    </Field>
  )
}
