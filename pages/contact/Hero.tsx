import { useTranslation } from 'react-i18next'
import { OfficeMap } from '../../components/agency/OfficeMap/OfficeMap.tsx'
import styles from './Hero.module.css'

/** The head of the page. */
export function Hero() {
  const { t } = useTranslation('contact')
  return (
    <header className={styles.hero} data-tone="night">
      <div className={styles.text}>
        <h1>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
      <OfficeMap priority />
    </header>
  )
}
