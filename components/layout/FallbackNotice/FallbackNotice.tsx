import { useTranslation } from 'react-i18next'
import styles from './FallbackNotice.module.css'

/** Says, in the page's language, why what follows is in another. */
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
