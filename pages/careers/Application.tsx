import { useTranslation } from 'react-i18next'
import { Link } from '../../components/Link/Link.tsx'
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx'
import styles from './Application.module.css'

/** What to write to us, and what becomes of it. */
export function Application() {
  const { t } = useTranslation('careers')
  return (
    <SplitSection title={t('apply.title')} tone="surface">
      <p className={styles.lead}>{t('apply.lead')}</p>
      <ul className={styles.list}>
        {t('apply.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={styles.notice}>
        {t('apply.dataNotice')} <Link href="/confidentialite">{t('apply.dataLink')}</Link>
      </p>
    </SplitSection>
  )
}
