import { useTranslation } from 'react-i18next'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import { Seal } from './Seal.tsx'
import styles from './Hero.module.css'

/** The head of the page: what "certified" means, next to a large seal. */
export function Hero() {
  const { t } = useTranslation('certification')
  return (
    <header className={styles.hero}>
      <HeroText className={styles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <div className={`${styles.seal} screen-only`}>
        <Seal inscription={t('hero.seal')} />
      </div>
    </header>
  )
}
