import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './IsoStandard.module.css'

/** The requirements of the standard, and its limits. */
export function IsoStandard() {
  const { t } = useTranslation(['certification', 'iso'])
  return (
    <Section title={t('iso.title')} tone="night">
      <div className={`${styles.columns} split`}>
        <div>
          <p className={styles.lead}>{t('iso.text')}</p>
          <p className={styles.status}>{t('iso:status')}</p>
        </div>
        <div>
          <PointList layout="rows" items={t('iso.items', { returnObjects: true })} />
          <p className={styles.note}>
            {t('iso.note')} <Link href={t('iso.link')}>{t('iso.label')}</Link>
          </p>
        </div>
      </div>
    </Section>
  )
}
