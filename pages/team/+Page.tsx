import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../components/Button/ButtonLink.tsx'
import { CallToAction } from '../../components/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/PageHero/PageHero.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { SplitSection } from '../../components/SplitSection/SplitSection.tsx'
import { TeamCard } from '../../components/TeamCard/TeamCard.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('team')
  const { members } = useData<Data>()
  return (
    <>
      <PageHero kicker={t('hero.kicker')} title={t('hero.title')} lead={t('hero.lead')} />
      <Section title={t('members.title')}>
        <ul className={styles.members}>
          {members.map((member) => (
            <li key={member.slug}>
              <TeamCard entry={member} />
            </li>
          ))}
        </ul>
      </Section>
      <SplitSection title={t('network.title')}>
        <p className={styles.network}>{t('network.text')}</p>
        <ButtonLink href="/contact" variant="secondary">
          {t('network.link')}
        </ButtonLink>
      </SplitSection>
      <CallToAction
        title={t('callToAction.title')}
        text={t('callToAction.text')}
        label={t('callToAction.label')}
        href="/careers"
      />
    </>
  )
}
