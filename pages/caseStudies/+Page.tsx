import { useTranslation } from 'react-i18next'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { RelatedArticles } from '../../components/document/RelatedArticles/RelatedArticles.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import styles from './Hero.module.css'
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

/** Two lines only: the case studies themselves are the first screen. */
function Hero() {
  const { t } = useTranslation('caseStudies')
  return (
    <header className={styles.hero}>
      <h1>{t('hero.title')}</h1>
      <p>{t('hero.lead')}</p>
    </header>
  )
}
