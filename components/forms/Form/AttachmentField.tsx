import type { ReactNode } from 'react'
import { formatSize } from '../../../renderer/formatSize.ts'
import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Field, type FieldProps } from './Field.tsx'
import { FilePicker, FileRows } from './Files.tsx'
import { type ChosenFile, isApart } from './formState.ts'
import { useFormSetting } from './useForm.ts'

interface AttachmentFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'of'> {
  /** Renders what is known of a file, below its name. */
  readonly renderDetails?: (file: ChosenFile) => ReactNode
  /** What stands below the list of files. */
  readonly children?: ReactNode
}

/** The attachment field. Without script it takes one file, because PHP services would keep the last of several. */
export function AttachmentField({ label, hint, of, renderDetails, children }: AttachmentFieldProps) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { state, session } = useFormSetting()
  const { files } = state
  const size = files.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
  return (
    <Field name={ATTACHMENT} label={label} hint={hint ?? t('attachmentHint')} {...(of && { of })}>
      {(control) => (
        <div>
          <FilePicker
            {...control}
            // Files of other formats are counted.
            accept={renderDetails ? undefined : '.pdf,.doc,.docx'}
            // severalFiles.ts does it earlier, at the first touch.
            multiple={session !== undefined}
            chooseLabel={t('chooseFile')}
            told={size > 0 ? tMessage('attachment.sum', { size: formatSize(size, locale) }) : t('noFile')}
            dropHint={session !== undefined && tMessage('attachment.drop')}
          />
          <FileRows
            files={files}
            removeLabel={(name) => tMessage('attachment.remove', { name })}
            onRemove={(place) => session?.dispatch({ type: 'removed', place })}
            isWrong={(one) => !one.file || (one.flaw !== undefined && !isApart(state, one))}
            {...(renderDetails && { renderDetails })}
          />
          {children}
        </div>
      )}
    </Field>
  )
}
