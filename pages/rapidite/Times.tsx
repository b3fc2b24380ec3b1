import { useTranslation } from 'react-i18next'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import styles from './Times.module.css'

/** Usual lead times, and the conditions of those in the first screen. */
export function Times() {
  const { t } = useTranslation('speed')
  return (
    <section className={`${styles.times} split`} aria-labelledby="times">
      <h2 id="times">
        <Figure>{t('figures.figure')}</Figure> <span className={styles.label}>{t('figures.label')}</span>
      </h2>
      <p className={styles.condition}>{t('figures.condition')}</p>
    </section>
  )
}
