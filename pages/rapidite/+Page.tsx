import { useTranslation } from 'react-i18next'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import { Example } from './Example.tsx'
import { LeadTimes } from './LeadTimes.tsx'
import { Times } from './Times.tsx'

export function Page() {
  const { t } = useTranslation('speed')
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <LeadTimes />
      <Times />
      <Section title={t('processes.title')} lead={t('processes.lead')}>
        <PointList ordered layout="rows" items={t('processes.items', { returnObjects: true })} />
      </Section>
      <Example />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/process" />
    </>
  )
}
