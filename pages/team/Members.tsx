import { useTranslation } from 'react-i18next'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Members.module.css'

/** What each of the people of the first screen answers for. */
export function Members({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('team')
  const { locale } = usePageContext()
  return (
    <Section title={t('members.title')} tone="surface">
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.slug} lang={foreignLanguage(member, locale)}>
            <h3>
              <Link href={member.path}>{member.frontmatter.name}</Link>
            </h3>
            <p>{member.frontmatter.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
