import { useTranslation } from '../../renderer/useTranslation.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import { TeamCard } from '../../components/agency/TeamCard/TeamCard.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { MoreLink } from './MoreLink.tsx'
import styles from './TeamTeaser.module.css'

/** The people whom a client will talk to. */
export function TeamTeaser({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('team.title')} lead={t('team.lead')} tone="surface">
      <ul className={styles.members}>
        {members.map((member) => (
          <li key={member.slug}>
            <TeamCard entry={member} />
          </li>
        ))}
      </ul>
      <MoreLink href="/team">{t('team.link')}</MoreLink>
    </Section>
  )
}
