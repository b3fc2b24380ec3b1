import { useTranslation } from 'react-i18next'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import styles from './Hero.module.css'
import { Seal } from './Seal.tsx'

/** What "certified" means, beside a seal that is larger than the window. */
export function Hero() {
  const { t } = useTranslation('certification')
  return (
    <header className={styles.hero}>
      <HeroText className={styles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <div className={styles.seal}>
        <Seal inscription={t('hero.seal')} />
      </div>
    </header>
  )
}
