import { useTranslation } from 'react-i18next'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Prices.module.css'

/** Prices and lead times. */
export function Prices() {
  const { t } = useTranslation('services')
  return (
    <div className={styles.band}>
      <Section title={t('prices.title')} lead={t('prices.lead')}>
        <h3>{t('prices.examples.title')}</h3>
        <table className={styles.prices}>
          <thead>
            <tr>
              <th scope="col">{t('prices.examples.columns.service')}</th>
              <th scope="col">{t('prices.examples.columns.price')}</th>
            </tr>
          </thead>
          <tbody>
            {t('prices.examples.items', { returnObjects: true }).map(({ service, unit, price }) => (
              <tr key={service}>
                <th scope="row">
                  {service} <span className={styles.unit}>{unit}</span>
                </th>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>
          {t('prices.examples.note')} <Link href={t('prices.examples.link')}>{t('prices.examples.label')}</Link>
        </p>
        <p className={`${styles.note} screen-only`}>
          <Link href="/estimate">{t('prices.examples.estimate')}</Link>
        </p>
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
          <p>
            {t('prices.turnaround.onTime')} <Link href="/rapidite">{t('prices.turnaround.link')}</Link>
          </p>
        </div>
      </Section>
    </div>
  )
}
