import { useTranslation } from 'react-i18next'
import { Link } from '../../components/Link/Link.tsx'
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx'
import { siteConfig } from '../../site.config.ts'
import styles from './Application.module.css'

interface ApplicationProps {
  /** Opens a message to us. */
  readonly mail: string
}

/** What to write to us, and what becomes of it. */
export function Application({ mail }: ApplicationProps) {
  const { t } = useTranslation('careers')
  return (
    <SplitSection title={t('apply.title')}>
      <p className={styles.lead}>{t('apply.lead')}</p>
      <ul className={styles.list}>
        {t('apply.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className={styles.address}>
        <a href={mail}>{siteConfig.email}</a>
      </p>
      <p className={styles.notice}>
        {t('apply.dataNotice')} <Link href="/confidentialite">{t('apply.dataLink')}</Link>
      </p>
    </SplitSection>
  )
}
