import { useTranslation } from '../../renderer/useTranslation.ts'
import styles from './Hero.module.css'
import { Seal } from './Seal.tsx'

/** What "certified" means, beside a seal that is larger than the window. */
export function Hero() {
  const { t } = useTranslation('certification')
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <h1>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
      <div className={styles.seal}>
        <Seal inscription={t('hero.seal')} />
      </div>
    </header>
  )
}
