import { useTranslation } from 'react-i18next'
import { Section } from '../../components/layout/Section/Section.tsx'
import { TeamCard } from '../../components/agency/TeamCard/TeamCard.tsx'
import type { Entry } from '../../renderer/entry.ts'
import { CardRow } from './CardRow.tsx'
import { MoreLink } from './MoreLink.tsx'
import styles from './TeamTeaser.module.css'

/** The people whom a client will talk to. */
export function TeamTeaser({ members }: { readonly members: readonly Entry<'team'>[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('team.title')} lead={t('team.lead')} tone="surface">
      <CardRow label={t('team.title')} className={styles.members}>
        {members.map((member) => (
          <li key={member.slug}>
            <TeamCard entry={member} />
          </li>
        ))}
      </CardRow>
      <MoreLink href="/team">{t('team.link')}</MoreLink>
    </Section>
  )
}
