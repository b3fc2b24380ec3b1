import { ATTACHMENT } from '../../../renderer/formNames.ts'
import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { formatSize } from '../../../renderer/formatSize.ts'
import type { Ref } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Form.module.css'
import { useFormSetting } from './FormContext.ts'
import type { ChosenFile } from './formState.ts'

interface AttachmentFieldProps extends Pick<FieldProps, 'label' | 'hint' | 'of'> {
  readonly inputRef?: Ref<HTMLInputElement>
  /** Returns what is known of a file besides its name and size. */
  readonly tell?: ((file: ChosenFile) => string | undefined) | undefined
}

/**
 * The attachment field. The browser's own label for it is in the browser's language, not the page's, so ours replaces
 * it where script runs. Without script it takes one file: PHP services would keep the last of several.
 */
export function AttachmentField({ label, hint, of, inputRef, tell }: AttachmentFieldProps) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { state, session, isDraggedOver } = useFormSetting()
  const { files } = state
  const size = files.reduce((sum, file) => sum + (file.size ?? 0), 0)
  return (
    <Field name={ATTACHMENT} label={label} hint={hint ?? t('attachmentHint')} {...(of && { of })}>
      {(control) => (
        <div className={styles.attachment}>
          <div className={styles.file} data-dragging={isDraggedOver || undefined}>
            <input
              {...control}
              ref={inputRef}
              type="file"
              accept=".pdf,.doc,.docx"
              multiple={session !== undefined}
              onChange={session?.chooseFile}
            />
            <span className={styles.choose} aria-hidden="true">
              {t('chooseFile')}
            </span>
            <output>{size > 0 ? tMessage('attachment.sum', { size: formatSize(size, locale) }) : t('noFile')}</output>
            {session && <span className={styles.drop}>{tMessage('attachment.drop')}</span>}
          </div>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file, index) => (
                // Two files can have the same name; their order does not change.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${index} ${file.name}`} data-wrong={file.isWrong || undefined}>
                  <span>
                    <span data-file="">
                      {file.size === undefined ? file.name : `${file.name} (${formatSize(file.size, locale)})`}
                    </span>
                    {tell && <b>{tell(file)}</b>}
                  </span>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={tMessage('attachment.remove', { name: file.name })}
                    onClick={() => session?.removeFile(index)}
                  >
                    ×
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  )
}
