import { useTranslation } from 'react-i18next'
import { ClientLogos } from '../../components/agency/ClientLogos/ClientLogos.tsx'
import { Faq } from '../../components/agency/Faq/Faq.tsx'
import { Hero } from '../../components/agency/Hero/Hero.tsx'
import { ProcessSteps } from '../../components/agency/ProcessSteps/ProcessSteps.tsx'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import { TrustBar } from '../../components/agency/TrustBar/TrustBar.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { ContactForm } from '../../components/forms/ContactForm/ContactForm.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { AboutTeaser } from './AboutTeaser.tsx'
import { Callouts } from './Callouts.tsx'
import { FeaturedCaseStudies } from './FeaturedCaseStudies.tsx'
import { LatestArticles } from './LatestArticles.tsx'
import { MoreLink } from './MoreLink.tsx'
import { ServicesOrbit } from './ServicesOrbit.tsx'
import { TeamTeaser } from './TeamTeaser.tsx'
import { WhyChooseUs } from './WhyChooseUs.tsx'

export function Page() {
  const { t } = useTranslation('home')
  const { articles, caseStudies, services, team } = useData<Data>()
  return (
    <>
      <Hero />
      <TrustBar />
      <AboutTeaser />
      <Callouts />
      <ServicesOrbit services={services} />
      <ClientLogos />
      <LatestArticles articles={articles} />
      <WhyChooseUs />
      <Testimonials from={3} count={3} />
      <FeaturedCaseStudies caseStudies={caseStudies} />
      <TeamTeaser members={team} />
      <ProcessSteps>
        <Link href="/process">{t('process.link')}</Link>
      </ProcessSteps>
      <Faq count={4}>
        <MoreLink href="/services#faq">{t('faq.link')}</MoreLink>
      </Faq>
      <Section layout="split" title={t('contact.title')} lead={t('contact.lead')} id="contact" tone="surface">
        <ContactForm />
      </Section>
    </>
  )
}
