import { useTranslation } from 'react-i18next'
import { Figure } from '../../components/elements/Figure/Figure.tsx'
import styles from './LeadTimes.module.css'

/** The two lead times that clients ask about. */
export function LeadTimes() {
  const { t } = useTranslation('speed')
  return (
    <div className={styles.band} data-band="">
      <dl className={styles.times}>
        {t('hero.times', { returnObjects: true }).map(({ figure, label }) => (
          <div key={label} className={styles.time}>
            <dt>{label}</dt>
            <dd>
              <Figure>{figure}</Figure>
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('hero.condition')}</p>
    </div>
  )
}
