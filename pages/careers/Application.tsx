import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { siteConfig } from '../../site.config.ts'
import styles from './Application.module.css'

interface ApplicationProps {
  /** Opens a message to us. */
  readonly mail: string
}

/** What to write to us, and what becomes of it; the address as large as the page is wide. */
export function Application({ mail }: ApplicationProps) {
  const { t } = useTranslation('careers')
  const headingId = useId()
  return (
    <section className={styles.application} aria-labelledby={headingId}>
      <div>
        <h2 id={headingId}>{t('apply.title')}</h2>
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
