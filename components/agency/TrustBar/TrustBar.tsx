import { useTranslation } from 'react-i18next'
import { attach } from '../../islands/attach.ts'
import { Badges } from './Badges.tsx'
import styles from './TrustBar.module.css'

/** Trust at a glance: three figures, which count up when first seen, and three seals. */
export function TrustBar() {
  const { t } = useTranslation('trust')
  return (
    <section className={styles.bar} aria-label={t('label')} data-below-fold="">
      <dl className={styles.stats} {...attach('counters', 'visible')}>
        {t('stats', { returnObjects: true }).map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Badges />
    </section>
  )
}
