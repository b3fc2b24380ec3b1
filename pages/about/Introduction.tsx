import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Introduction.module.css'

/** Who we are, in two paragraphs to be read, beside two letters that hold hands. */
export function Introduction() {
  const { t } = useTranslation('about')
  const headingId = useId()
  return (
    <section className={styles.introduction} aria-labelledby={headingId}>
      <div className={styles.text}>
        <h2 id={headingId}>{t('introduction.title')}</h2>
        {t('introduction.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
