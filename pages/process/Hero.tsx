import { useTranslation } from '../../renderer/useTranslation.ts'
import styles from './Hero.module.css'
import { stepId } from './stepId.ts'

/** Four planks that go up like a staircase, each leading to its step below. */
export function Hero() {
  const { t } = useTranslation('process')
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <h1>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
      </div>
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
