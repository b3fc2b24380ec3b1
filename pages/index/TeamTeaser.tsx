import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { TeamCard } from '../../components/TeamCard/TeamCard.tsx'
import type { Entry } from '../../renderer/content.ts'
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
      <p className={styles.more}>
        <ButtonLink href="/team" variant="secondary">
          {t('team.link')}
        </ButtonLink>
      </p>
    </Section>
  )
}
