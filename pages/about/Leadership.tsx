import { useTranslation } from 'react-i18next'
import { Link } from '../../components/elements/Link/Link.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Leadership.module.css'

/** The people who run the agency: each name set large, with role and a short text. */
export function Leadership({ members }: { members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('about')
  const { locale } = usePageContext()
  return (
    <Section title={t('leadership.title')} lead={t('leadership.lead')}>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={member.slug} className="split" lang={foreignLanguage(member, locale)}>
            <h3>
              <Link href={member.path}>{member.frontmatter.name}</Link>
            </h3>
            <div>
              <p className={styles.role}>{member.frontmatter.role}</p>
              <p className="screen-only">{member.frontmatter.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
