import { useTranslation } from 'react-i18next'
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx'
import styles from './Pay.module.css'

/** How linguists are paid, in plain words. */
export function Pay() {
  const { t } = useTranslation('careers')
  return (
    <SplitSection title={t('pay.title')}>
      <div className={styles.text}>
        {t('pay.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SplitSection>
  )
}
