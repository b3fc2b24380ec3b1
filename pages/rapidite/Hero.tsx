import { useTranslation } from 'react-i18next'
import { splitFigure } from '../../components/elements/Figure/splitFigure.ts'
import { HeroText } from '../../components/layout/HeroText/HeroText.tsx'
import styles from './Hero.module.css'

/** The two lead times that clients ask about, as wide as the window, on the deck of the footbridge. */
export function Hero() {
  const { t } = useTranslation('speed')
  return (
    <header className={styles.hero}>
      <HeroText className={styles.text} title={t('hero.title')} lead={t('hero.lead')} />
      <dl className={styles.times}>
        {t('hero.times', { returnObjects: true }).map(({ figure, label }) => (
          <Time key={label} figure={figure} label={label} />
        ))}
      </dl>
      <p>{t('hero.condition')}</p>
    </header>
  )
}

function Time({ figure, label }: { readonly figure: string; readonly label: string }) {
  const { before, number, after } = splitFigure(figure)
  return (
    <div className={styles.time}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.before}>{before.trim()}</span> <span className={styles.number}>{number}</span>{' '}
        <span className={styles.after}>{after.trim()}</span>
      </dd>
    </div>
  )
}
