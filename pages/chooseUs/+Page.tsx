import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Figures } from './Figures.tsx'
import { Reasons } from './Reasons.tsx'

export function Page() {
  const { t } = useTranslation('chooseUs')
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <Figures />
      <Reasons />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
