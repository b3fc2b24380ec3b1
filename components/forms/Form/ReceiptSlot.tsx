import { useTranslation } from 'react-i18next'
import styles from './Form.module.css'

/** Where showReceipt.ts says, on the page that says thanks, what this tab has sent. Empty and hidden without it. */
export function ReceiptSlot() {
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
      <ul className={styles.ways}>
        <li>
          <button type="button" className={styles.action}>
            {t('receipt.print')}
          </button>
        </li>
        <li>
          <button type="button" className={styles.action} aria-live="polite">
            {t('copy')}
          </button>
        </li>
      </ul>
    </div>
  )
}
