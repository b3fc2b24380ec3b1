import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { Testimonials } from '../../components/agency/Testimonials/Testimonials.tsx'
import { Hero } from './Hero.tsx'
import { IsoStandard } from './IsoStandard.tsx'
import { Training } from './Training.tsx'

export function Page() {
  const { t } = useTranslation('certification')
  return (
    <>
      <Hero />
      <Training />
      <IsoStandard />
      <Section title={t('checks.title')} lead={t('checks.lead')}>
        <PointList ordered items={t('checks.items', { returnObjects: true })} />
      </Section>
      <Testimonials count={2} />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
