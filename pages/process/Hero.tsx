import { useTranslation } from 'react-i18next'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import styles from './Hero.module.css'
import { stepId } from './stepId.ts'

/** Four planks that go up like a staircase, each leading to its step below. */
export function Hero() {
  const { t } = useTranslation('process')
  return (
    <header className={styles.hero}>
      <HeroText className={styles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <ol className={styles.stairs}>
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
