import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { SplitSection } from '../../components/layout/SplitSection/SplitSection.tsx'
import { Example } from './Example.tsx'
import { Hero } from './Hero.tsx'
import { Times } from './Times.tsx'

export function Page() {
  const { t } = useTranslation('speed')
  return (
    <>
      <Hero />
      <Times />
      <SplitSection title={t('processes.title')} lead={t('processes.lead')}>
        <PointList ordered layout="rows" items={t('processes.items', { returnObjects: true })} />
      </SplitSection>
      <Example />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/process" />
    </>
  )
}
