import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { siteConfig } from '../../site.config.ts'
import styles from './Application.module.css'

interface ApplicationProps {
  /** A `mailto:` link. */
  readonly mail: string
}

/** The steps to apply. */
export function Application({ mail }: ApplicationProps) {
  const { t } = useTranslation('careers')
  return (
    <Section id="apply" title={t('apply.title')} lead={t('apply.lead')} layout="split" tone="sand">
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
    </Section>
  )
}
