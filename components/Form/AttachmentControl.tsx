import { useTranslation } from 'react-i18next'
import type { ControlProps } from './Field.tsx'
import styles from './Form.module.css'

/**
 * A file field. The browser's own words for it are in the browser's language, not in the page's: ours stand in their
 * place, except where there is no script to change them.
 */
export function AttachmentControl(control: ControlProps) {
  const { t } = useTranslation('forms')
  return (
    <div className={styles.file}>
      <input {...control} type="file" accept=".pdf,.doc,.docx" />
      <span className={styles.choose} aria-hidden="true">
        {t('chooseFile')}
      </span>
      <output>{t('noFile')}</output>
    </div>
  )
}
