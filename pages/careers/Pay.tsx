import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Pay.module.css'

/** How linguists are paid, in plain words. */
export function Pay() {
  const { t } = useTranslation('careers')
  const headingId = useId()
  return (
    <section className={styles.pay} aria-labelledby={headingId}>
      <div className={styles.text}>
        <h2 id={headingId}>{t('pay.title')}</h2>
        {t('pay.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
