import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Hero } from './Hero.tsx'
import { Roles } from './Roles.tsx'
import { StepDetails } from './StepDetails.tsx'

export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <Hero />
      <StepDetails />
      <Roles />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
