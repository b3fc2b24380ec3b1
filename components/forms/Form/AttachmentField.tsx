import type { ReactNode } from 'react'
import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { Field, type FieldProps } from './Field.tsx'
import { FileRows } from './FileRows.tsx'
import { type ChosenFile, isWrong } from './formState.ts'
import { useFormSetting } from './useForm.ts'
import styles from './Form.module.css'

interface AttachmentFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'of'> {
  /** Renders what is known of a file, below its name. */
  readonly renderDetails?: (file: ChosenFile) => ReactNode
  /** What stands below the list of files. */
  readonly children?: ReactNode
}

/**
 * The attachment field, with words of the site's own: the browser's are in its own language, not the page's, and show
 * where no script runs. Without script it takes one file, because PHP services would keep the last of several.
 */
export function AttachmentField({ label, hint, of, renderDetails, children }: AttachmentFieldProps) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { state, session } = useFormSetting()
  const { files } = state
  return (
    <Field name={ATTACHMENT} label={label} hint={hint ?? t('attachmentHint')} of={of}>
      {(control) => (
        <div>
          <div className={styles.file}>
            <input
              type="file"
              {...control}
              className={undefined}
              // Files of other formats are counted.
              accept={renderDetails ? undefined : '.pdf,.doc,.docx'}
              // severalFiles.ts does it earlier, at the first touch.
              multiple={session !== undefined}
            />
            <span className={styles.choose} aria-hidden="true">
              {t('chooseFile')}
            </span>
            <span className={styles.told} aria-hidden="true">
              {files.length === 0 && t('noFile')}
            </span>
            {session && <span className={styles.drop}>{tMessage('attachment.drop')}</span>}
          </div>
          <FileRows
            files={files}
            removeLabel={(name) => tMessage('attachment.remove', { name })}
            onRemove={(place) => session?.dispatch({ type: 'removed', place })}
            isWrong={(one) => isWrong(state, one)}
            {...(renderDetails && { renderDetails })}
          />
          {children}
        </div>
      )}
    </Field>
  )
}
