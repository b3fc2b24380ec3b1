import { useTranslation } from 'react-i18next'
import { FeatureCards } from '../../components/agency/FeatureCards/FeatureCards.tsx'
import { FigureList } from '../../components/elements/FigureList/FigureList.tsx'
import { PointList } from '../../components/elements/PointList/PointList.tsx'
import { RecentPosts } from '../../components/blog/RecentPosts/RecentPosts.tsx'
import { ServiceList } from '../../components/agency/ServiceList/ServiceList.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Specimen } from './Specimen.tsx'

/** Points, figures and services. */
export function Lists() {
  const { t } = useTranslation(['style', 'process', 'services', 'trust'])
  const { recent, services } = useData<Data>()
  const steps = t('process:steps', { returnObjects: true })
  const points = steps.slice(0, 3).map(({ title, description }) => ({ title, text: description }))
  return (
    <>
      <Specimen name={t('lists.figures')} source="<FigureList>">
        <FigureList
          items={t('trust:stats', { returnObjects: true }).map(({ value, label }) => ({ figure: value, label }))}
        />
      </Specimen>
      <Specimen name={t('lists.columns')} source="<PointList>">
        <PointList items={points} />
      </Specimen>
      <Specimen name={t('lists.rows')} source='<PointList ordered layout="rows">'>
        <PointList items={points} ordered layout="rows" />
      </Specimen>
      <Specimen name={t('lists.features')} source="<FeatureCards>">
        <FeatureCards features={steps.slice(0, 3)} />
      </Specimen>
      <Specimen name={t('lists.recent')} source="<RecentPosts>">
        <RecentPosts posts={recent} />
      </Specimen>
      <Specimen name={t('lists.services')} source="<ServiceList>" isBand>
        <ServiceList title={t('services:offerings.title')} lead={t('services:offerings.lead')} services={services} />
      </Specimen>
    </>
  )
}
