import { useTranslation } from 'react-i18next'
import { RelatedArticles } from '../../components/document/RelatedArticles/RelatedArticles.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { Hero } from './Hero.tsx'
import { StudyList } from './StudyList.tsx'

export function Page() {
  const { t } = useTranslation('caseStudies')
  const { studies, resources } = useData<Data>()
  return (
    <>
      <Hero />
      <StudyList studies={studies} />
      <RelatedArticles title={t('resources.title')} lead={t('resources.lead')} articles={resources} />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
