import { useTranslation } from '../../renderer/useTranslation.ts'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { ProcessSteps } from '../../components/agency/ProcessSteps/ProcessSteps.tsx'
import { Roles } from './Roles.tsx'
import { StepDetails } from './StepDetails.tsx'

export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <PageHero {...t('hero', { returnObjects: true })} />
      <ProcessSteps />
      <StepDetails />
      <Roles />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
