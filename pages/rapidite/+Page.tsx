import { useTranslation } from 'react-i18next'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { Example } from './Example.tsx'
import { Hero } from './Hero.tsx'
import { Times } from './Times.tsx'

export function Page() {
  const { t } = useTranslation('speed')
  return (
    <>
      <Hero />
      <Times />
      <Section layout="split" title={t('processes.title')} lead={t('processes.lead')}>
        <PointList ordered layout="rows" items={t('processes.items', { returnObjects: true })} />
      </Section>
      <Example />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/process" />
    </>
  )
}
