import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import styles from './Roles.module.css'

/** The people involved in a project, the client first. */
export function Roles() {
  const { t } = useTranslation('process')
  return (
    <Section title={t('roles.title')}>
      <dl className={styles.roles}>
        {t('roles.items', { returnObjects: true }).map(({ role, text }) => (
          <div key={role}>
            <dt>{role}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link href="/team" className={`${styles.link} screen-only`}>
        {t('roles.link')}
      </Link>
    </Section>
  )
}
