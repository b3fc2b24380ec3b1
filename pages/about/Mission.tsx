import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Mission.module.css'

/** What we are here for, in one sentence across the page. */
export function Mission() {
  const { t } = useTranslation('about')
  const headingId = useId()
  return (
    <section className={styles.band} data-tone="night" aria-labelledby={headingId}>
      <h2 className={styles.title} id={headingId}>
        {t('mission.title')}
      </h2>
      <p className={styles.statement}>{t('mission.statement')}</p>
      <p className={styles.text}>{t('mission.text')}</p>
    </section>
  )
}
