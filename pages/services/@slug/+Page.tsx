import { useTranslation } from 'react-i18next'
import { EntryLinks } from '../../../components/agency/EntryLinks/EntryLinks.tsx'
import { Passage } from '../../../components/agency/Passage/Passage.tsx'
import { ButtonLink } from '../../../components/elements/Button/ButtonLink.tsx'
import { Breadcrumbs } from '../../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { CallToAction } from '../../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PageHero } from '../../../components/layout/PageHero/PageHero.tsx'
import { useData, usePageContext } from '../../../renderer/PageContext.tsx'
import { quotePathOf } from '../../../renderer/services.ts'
import type { Data } from './+data.ts'
import { FeatureCards } from './FeatureCards.tsx'
import { FurtherReading } from './FurtherReading.tsx'
import { Overview } from './Overview.tsx'

export function Page() {
  const { t } = useTranslation('services')
  const { locale } = usePageContext()
  const { service, passage, others, caseStudies, articles, body } = useData<Data>()
  const { fullLabel, tagline, imageAlt, features, callToAction } = service.frontmatter
  const image = service.images['image']
  const quote = quotePathOf(service.slug)
  const lang = foreignLanguage(service, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <div lang={lang}>
        <PageHero
          breadcrumbs={<Breadcrumbs />}
          title={fullLabel}
          lead={tagline}
          {...(image && { picture: { ...image, alt: imageAlt } })}
        >
          <ButtonLink href={quote}>{callToAction.label}</ButtonLink>
        </PageHero>
      </div>
      {passage && <Passage passage={passage} lang={lang} />}
      <Overview service={service.frontmatter} body={body} lang={lang} />
      <FeatureCards features={features} lang={lang} />
      <FurtherReading caseStudies={caseStudies} articles={articles} />
      <div lang={lang}>
        <CallToAction {...callToAction} href={quote} />
      </div>
      <EntryLinks title={t('service.others')} entries={others} />
    </>
  )
}
