import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { siteConfig } from '../../site.config.ts'
import styles from './Application.module.css'

interface ApplicationProps {
  /** A `mailto:` link. */
  readonly mail: string
}

/** The steps to apply; the email address is as wide as the page. */
export function Application({ mail }: ApplicationProps) {
  const { t } = useTranslation('careers')
  return (
    <section className={`${styles.application} split`} aria-labelledby="apply">
      <div>
        <h2 id="apply">{t('apply.title')}</h2>
        <p className={styles.lead}>{t('apply.lead')}</p>
      </div>
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
    </section>
  )
}
