import { useTranslation } from 'react-i18next'
import styles from './Mission.module.css'

/** The mission statement, full width. */
export function Mission() {
  const { t } = useTranslation('about')
  return (
    <section className={styles.band} data-tone="night" aria-labelledby="mission">
      <h2 className={styles.title} id="mission">
        {t('mission.title')}
      </h2>
      <p className={styles.statement}>{t('mission.statement')}</p>
      <p className={styles.text}>{t('mission.text')}</p>
    </section>
  )
}
