import { useTranslation } from 'react-i18next'
import styles from './Hero.module.css'

/** Two lines only: the case studies themselves are the first screen. */
export function Hero() {
  const { t } = useTranslation('caseStudies')
  return (
    <header className={styles.hero}>
      <h1>{t('hero.title')}</h1>
      <p>{t('hero.lead')}</p>
    </header>
  )
}
