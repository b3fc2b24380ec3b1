import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Hero } from './Hero.tsx'
import { Reasons } from './Reasons.tsx'

export function Page() {
  const { t } = useTranslation('chooseUs')
  return (
    <>
      <Hero />
      <Reasons />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
