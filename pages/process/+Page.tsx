import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { ProcessSteps } from '../../components/agency/ProcessSteps/ProcessSteps.tsx'
import { Roles } from './Roles.tsx'
import { StepDetails } from './StepDetails.tsx'

export function Page() {
  const { t } = useTranslation('process')
  return (
    <>
      <PageHero kicker={t('hero.kicker')} title={t('hero.title')} lead={t('hero.lead')} />
      <ProcessSteps />
      <StepDetails />
      <Roles />
      <CallToAction
        title={t('callToAction.title')}
        text={t('callToAction.text')}
        label={t('callToAction.label')}
        href="/requestaquote"
      />
    </>
  )
}
