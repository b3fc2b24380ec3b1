import { useTranslation } from 'react-i18next'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import styles from './Prices.module.css'

/** What it costs and how long it takes, where a client looks for it. */
export function Prices() {
  const { t } = useTranslation('services')
  return (
    <Section title={t('prices.title')} lead={t('prices.lead')}>
      <div className={styles.columns}>
        <div>
          <h3>{t('prices.examples.title')}</h3>
          <dl className={styles.prices}>
            {t('prices.examples.items', { returnObjects: true }).map(({ label, figure, unit }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <strong>{figure}</strong> {unit}
                </dd>
              </div>
            ))}
          </dl>
          <Link href="/articles/prix-traduction" className={styles.more}>
            {t('prices.examples.link')}
          </Link>
        </div>
        <div>
          <h3>{t('prices.turnaround.title')}</h3>
          <dl className={styles.times}>
            {t('prices.turnaround.items', { returnObjects: true }).map(({ label, time }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.note}>{t('prices.turnaround.condition')}</p>
          <p className={styles.note}>{t('prices.turnaround.onTime')}</p>
          <Link href="/rapidite" className={styles.more}>
            {t('prices.turnaround.link')}
          </Link>
        </div>
      </div>
    </Section>
  )
}
