import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Pay.module.css'

/** The pay of linguists. */
export function Pay() {
  const { t } = useTranslation('careers')
  return (
    <Section title={t('pay.title')} layout="split">
      <div className={styles.text}>
        {t('pay.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  )
}
