import { useTranslation } from 'react-i18next'
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx'
import styles from './Introduction.module.css'

/** Who we are, in two paragraphs to be read. */
export function Introduction() {
  const { t } = useTranslation('about')
  return (
    <SplitSection title={t('introduction.title')}>
      <div className={styles.text}>
        {t('introduction.paragraphs', { returnObjects: true }).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </SplitSection>
  )
}
