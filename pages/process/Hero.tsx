import { useTranslation } from 'react-i18next'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import { stepId } from './stepId.ts'
import styles from './Hero.module.css'

/** Four planks like a staircase, each linked to its step below. */
export function Hero() {
  const { t } = useTranslation('process')
  return (
    <header className={styles.hero}>
      <HeroText className={styles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <ol className={`${styles.stairs} screen-only`}>
        {t('steps', { returnObjects: true }).map(({ title }, index) => (
          <li key={title}>
            <a href={`#${stepId(index)}`} className={styles.step}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </header>
  )
}
