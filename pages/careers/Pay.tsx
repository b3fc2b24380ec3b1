import { useTranslation } from 'react-i18next'
import styles from './Pay.module.css'

/** The pay of linguists. */
export function Pay() {
  const { t } = useTranslation('careers')
  return (
    <section className={styles.pay} aria-labelledby="pay">
      <div className={styles.text}>
        <h2 id="pay">{t('pay.title')}</h2>
        {t('pay.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
