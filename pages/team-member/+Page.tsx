import { useTranslation } from 'react-i18next'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Biography } from './Biography.tsx'
import { ContactLinks } from './ContactLinks.tsx'

export function Page() {
  const { t } = useTranslation('team')
  const { locale } = usePageContext()
  const { entry: member, body } = useData<Data>()
  const { collaborateText, collaborateTitle, contact, ctaLink, ctaText, description, imageAlt, name } =
    member.frontmatter
  const { projects, projectsTitle, role } = member.frontmatter
  const { image } = member.images
  const lang = foreignLanguage(member, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <div lang={lang}>
        <PageHero
          kicker={role}
          title={name}
          lead={description}
          breadcrumbs={<Breadcrumbs />}
          {...(image && { picture: { ...image, alt: imageAlt } })}
        />
        <Biography member={member} body={body} />
        <Section title={projectsTitle} tone="night">
          <PointList layout="rows" items={projects} />
        </Section>
      </div>
      <Section title={t('profile.contactTitle')}>
        <ContactLinks contact={contact} lang={lang} />
      </Section>
      <div lang={lang}>
        <CallToAction title={collaborateTitle} text={collaborateText} label={ctaText} href={ctaLink} />
      </div>
    </>
  )
}
