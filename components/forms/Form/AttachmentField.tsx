import { useIslandSetting } from '../../../renderer/islands/IslandRoot.tsx'
import { useTexts } from '../../../renderer/islands/useTexts.ts'
import { formatSize } from '../../../renderer/formatSize.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './Form.module.css'
import { useFormSetting } from './FormContext.ts'
import { ATTACHMENT } from './formName.ts'

/**
 * A document of the visitor's. The browser's own words for the field are in the browser's language, not in the page's:
 * ours stand in their place, except where there is no script to change them.
 */
export function AttachmentField({ label, hint, of }: Pick<FieldProps, 'label' | 'hint' | 'of'>) {
  const t = useTexts('forms')
  const tMessage = useTexts('formMessages')
  const { locale } = useIslandSetting()
  const { state, isDraggedOver, onChoose, onRemove } = useFormSetting()
  const { file } = state
  const size = file?.size === undefined ? '' : ` (${formatSize(file.size, locale)})`
  return (
    <Field name={ATTACHMENT} label={label} hint={hint ?? t('attachmentHint')} {...(of && { of })}>
      {(control) => (
        <div className={styles.file} data-dragging={isDraggedOver || undefined}>
          <input {...control} type="file" accept=".pdf,.doc,.docx" onChange={onChoose} />
          <span className={styles.choose} aria-hidden="true">
            {t('chooseFile')}
          </span>
          <output>{file ? `${file.name}${size}` : t('noFile')}</output>
          {file && (
            <button
              type="button"
              className={styles.remove}
              aria-label={tMessage('attachment.remove', { name: file.name })}
              onClick={onRemove}
            >
              ×
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
