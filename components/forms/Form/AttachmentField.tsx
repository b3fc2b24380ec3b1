import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { formatSize } from '../../../renderer/formatSize.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Form.module.css'
import { useFormSetting } from './FormContext.ts'
import { ATTACHMENT } from './formName.ts'

/**
 * Documents of the visitor's. The browser's own words for the field are in the browser's language, not in the page's: ours
 * stand in their place, except where there is no script to change them. Without script it takes one file: services that
 * run PHP would keep the last of several.
 */
export function AttachmentField({ label, hint, of }: Pick<FieldProps, 'label' | 'hint' | 'of'>) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { state, today, isDraggedOver, onChoose, onRemove } = useFormSetting()
  const { files } = state
  const isAwake = today !== undefined
  const size = files.reduce((sum, file) => sum + (file.size ?? 0), 0)
  return (
    <Field name={ATTACHMENT} label={label} hint={hint ?? t('attachmentHint')} {...(of && { of })}>
      {(control) => (
        <div className={styles.attachment}>
          <div className={styles.file} data-dragging={isDraggedOver || undefined}>
            <input {...control} type="file" accept=".pdf,.doc,.docx" multiple={isAwake} onChange={onChoose} />
            <span className={styles.choose} aria-hidden="true">
              {t('chooseFile')}
            </span>
            <output>{size > 0 ? tMessage('attachment.sum', { size: formatSize(size, locale) }) : t('noFile')}</output>
            {isAwake && <span className={styles.drop}>{tMessage('attachment.drop')}</span>}
          </div>
          {files.length > 0 && (
            <ul className={styles.files}>
              {files.map((file, index) => (
                // Two files can have the same name; their order does not change.
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${index} ${file.name}`} data-wrong={file.isWrong || undefined}>
                  <span data-file="">
                    {file.size === undefined ? file.name : `${file.name} (${formatSize(file.size, locale)})`}
                  </span>
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={tMessage('attachment.remove', { name: file.name })}
                    onClick={() => onRemove?.(index)}
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
