import { useTranslation } from 'react-i18next'
import { Card } from '../../components/elements/Card/Card.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './TeamTeaser.module.css'

/** The people a client will talk to. */
export function TeamTeaser({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('home')
  const { locale } = usePageContext()
  return (
    <Section title={t('team.title')} tone="surface">
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.slug}>
            <Card
              title={member.frontmatter.name}
              href={member.path}
              picture={member.images['image']}
              imageAlt={member.frontmatter.imageAlt}
              layout="portrait"
              lang={foreignLanguage(member, locale)}
            >
              <p className={styles.role}>{member.frontmatter.role}</p>
              <p>{member.frontmatter.description}</p>
            </Card>
          </li>
        ))}
      </ul>
      <MoreLink href="/team">{t('team.link')}</MoreLink>
    </Section>
  )
}
