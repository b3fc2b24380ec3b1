import { useTranslation } from 'react-i18next'
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx'
import { ButtonLink } from '../../../components/Button/ButtonLink.tsx'
import { CallToAction } from '../../../components/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../../components/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../../components/FallbackNotice/foreignLanguage.ts'
import { FeatureCards } from '../../../components/FeatureCards/FeatureCards.tsx'
import { PageHero } from '../../../components/PageHero/PageHero.tsx'
import { Section } from '../../../components/Section/Section.tsx'
import { useData, usePageContext } from '../../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { OtherSpecialties } from './OtherSpecialties.tsx'
import { Overview } from './Overview.tsx'
import styles from './page.module.css'

export function Page() {
  const { t } = useTranslation('services')
  const { locale } = usePageContext()
  const { service, others, Body } = useData<Data>()
  const { fullLabel, tagline, imageAlt, features, callToAction } = service.frontmatter
  const image = service.images['image']
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
          <ButtonLink href="/requestaquote">{callToAction.label}</ButtonLink>
        </PageHero>
      </div>
      <Overview slug={service.slug} body={Body} lang={lang} />
      <div className={styles.band}>
        <Section title={t('service.features')}>
          <FeatureCards features={features} lang={lang} />
        </Section>
      </div>
      <div lang={lang}>
        <CallToAction {...callToAction} href="/requestaquote" />
      </div>
      <OtherSpecialties services={others} />
    </>
  )
}
