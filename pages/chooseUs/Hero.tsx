import { useTranslation } from 'react-i18next'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import styles from './Hero.module.css'

/** A wall of figures: each fills its field, the first one the largest, under the title. */
export function Hero() {
  const { t } = useTranslation('chooseUs')
  return (
    <header className={styles.hero}>
      <HeroText className={styles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <dl className={styles.figures}>
        {t('figures', { returnObjects: true }).map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Figure>{figure}</Figure>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  )
}
