import { useTranslation } from 'react-i18next'
import { ClientLogos } from '../../components/agency/ClientLogos/ClientLogos.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Hero } from './Hero.tsx'
import { Others } from './Others.tsx'

export function Page() {
  const { t } = useTranslation('testimonials')
  return (
    <>
      <Hero />
      <Others />
      <ClientLogos />
      <CallToAction {...t('page.callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
