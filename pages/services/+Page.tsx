import { useTranslation } from 'react-i18next'
import { Faq } from '../../components/agency/Faq/Faq.tsx'
import { ProcessSteps } from '../../components/agency/ProcessSteps/ProcessSteps.tsx'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import { TrustBar } from '../../components/agency/TrustBar/TrustBar.tsx'
import { ButtonLink } from '../../components/elements/Button/ButtonLink.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import hero from '../../content/images/hero-2.svg?url'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { OtherServices } from './OtherServices.tsx'
import { Prices } from './Prices.tsx'
import { ServiceList } from './ServiceList.tsx'

export function Page() {
  const { t } = useTranslation(['services', 'home'])
  const { services } = useData<Data>()
  return (
    <>
      <PageHero
        kicker={t('hero.kicker')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: hero, width: 1600, height: 900, alt: t('hero.pictureAlt') }}
      >
        <ButtonLink href="/requestaquote">{t('callToAction.label')}</ButtonLink>
      </PageHero>
      <ServiceList services={services} />
      <OtherServices />
      <Prices />
      <TrustBar />
      <ProcessSteps hasGuarantee>
        <Link href="/process">{t('home:process.link')}</Link>
      </ProcessSteps>
      <Testimonials from={2} count={3} />
      <Faq />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
