import { useTranslation } from 'react-i18next'
import styles from './Introduction.module.css'

/** Why the agency has the name of a footbridge. */
export function Introduction() {
  const { t } = useTranslation('about')
  return (
    <section className={styles.introduction} aria-labelledby="introduction">
      <div className={styles.text}>
        <h2 id="introduction">{t('introduction.title')}</h2>
        {t('introduction.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
