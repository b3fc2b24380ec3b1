import { useTranslation } from 'react-i18next'
import { RelatedArticles } from '../../components/document/RelatedArticles/RelatedArticles.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { PageHero } from '../../components/layout/PageHero/PageHero.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { StudyList } from './StudyList.tsx'

export function Page() {
  const { t } = useTranslation('caseStudies')
  const { studies, resources } = useData<Data>()
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')} />
      <StudyList studies={studies} />
      <RelatedArticles title={t('resources.title')} lead={t('resources.lead')} articles={resources} />
      <CallToAction {...t('callToAction', { returnObjects: true })} href="/requestaquote" />
    </>
  )
}
