import { useTranslation } from 'react-i18next'
import { ClientLogos } from '../../components/agency/ClientLogos/ClientLogos.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { First } from './First.tsx'
import { Others } from './Others.tsx'

export function Page() {
  const { t } = useTranslation('testimonials')
  return (
    <>
      <PageHero title={t('page.title')} />
      <First />
      <Others />
      <ClientLogos />
      <CallToAction {...t('page.callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
