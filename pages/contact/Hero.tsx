import { useTranslation } from 'react-i18next'
import { OfficeMap } from '../../components/agency/OfficeMap/OfficeMap.tsx'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import styles from './Hero.module.css'

/** The head of the page. */
export function Hero() {
  const { t } = useTranslation('contact')
  return (
    <header className={styles.hero} data-tone="night">
      <HeroText className={styles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <OfficeMap priority />
    </header>
  )
}
