import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Roles } from './Roles.tsx'
import { Stairs } from './Stairs.tsx'
import { StepDetails } from './StepDetails.tsx'

export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <Stairs />
      <StepDetails />
      <Roles />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
