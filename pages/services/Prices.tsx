import { useTranslation } from '../../renderer/useTranslation.ts'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Prices.module.css'

/** What it costs and how long it takes, as large as clients look for it. */
export function Prices() {
  const { t } = useTranslation('services')
  return (
    <div className={styles.band}>
      <Section title={t('prices.title')} lead={t('prices.lead')}>
        <h3>{t('prices.examples.title')}</h3>
        <dl className={styles.prices}>
          {t('prices.examples.items', { returnObjects: true }).map(({ label, figure, unit }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure>{`${figure} ${unit}`}</Figure>
              </dd>
            </div>
          ))}
        </dl>
        <Link href="/articles/prix-traduction" className={styles.more}>
          {t('prices.examples.link')}
        </Link>
        <h3>{t('prices.turnaround.title')}</h3>
        <dl className={styles.times}>
          {t('prices.turnaround.items', { returnObjects: true }).map(({ label, time }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Figure>{time}</Figure>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.notes}>
          <p>{t('prices.turnaround.condition')}</p>
          <p>{t('prices.turnaround.onTime')}</p>
          <Link href="/rapidite">{t('prices.turnaround.link')}</Link>
        </div>
      </Section>
    </div>
  )
}
