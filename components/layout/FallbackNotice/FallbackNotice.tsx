import { useTranslation } from 'react-i18next'
import styles from './FallbackNotice.module.css'

/** A notice, in the page's language, that the content is not translated. */
export function FallbackNotice() {
  const { t } = useTranslation('common')
  return (
    <div className={styles.band}>
      <p className={styles.notice}>
        <strong>{t('fallback.title')}</strong> <span>{t('fallback.text')}</span>
      </p>
    </div>
  )
}
