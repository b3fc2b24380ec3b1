import { useTranslation } from '../../renderer/useTranslation.ts'
import styles from './Receipt.module.css'

/** What was sent, for its sender to keep. Script fills it in and shows it, where this tab has sent something. */
export function Receipt() {
  const { t } = useTranslation('formMessages')
  return (
    <div
      className={styles.receipt}
      hidden
      data-receipt=""
      data-pattern={t('written.field', { label: '%label', value: '%value' })}
      data-reference={t('receipt.reference')}
      data-files={t('written.files')}
      data-copied={t('copied')}
    >
      <p className={styles.reference} />
      <p className={styles.written} />
      <button type="button">{t('receipt.print')}</button>
      <button type="button" aria-live="polite">
        {t('copy')}
      </button>
    </div>
  )
}
