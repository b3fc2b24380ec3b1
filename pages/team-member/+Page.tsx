import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Biography } from './Biography.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { ProfileHero } from './ProfileHero.tsx'
import { Projects } from './Projects.tsx'

export function Page() {
  const { t } = useTranslation('team')
  const { locale } = usePageContext()
  const { entry: member, body } = useData<Data>()
  const { name, projectsTitle, projects, contact, collaborateTitle, collaborateText, ctaText, ctaLink } =
    member.frontmatter
  const lang = foreignLanguage(member, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <div lang={lang}>
        <ProfileHero member={member} />
        <Biography member={member} body={body} />
        <Section title={projectsTitle} tone="night">
          <Projects projects={projects} />
        </Section>
      </div>
      <Section title={t('profile.contactTitle', { name })}>
        <ContactLinks contact={contact} lang={lang} />
      </Section>
      <div lang={lang}>
        <CallToAction title={collaborateTitle} text={collaborateText} label={ctaText} href={ctaLink} />
      </div>
    </>
  )
}
