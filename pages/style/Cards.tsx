import { useTranslation } from 'react-i18next'
import { ArticleCard } from '../../components/blog/ArticleCard/ArticleCard.tsx'
import { CaseStudyCard } from '../../components/agency/CaseStudyCard/CaseStudyCard.tsx'
import { TeamCard } from '../../components/agency/TeamCard/TeamCard.tsx'
import { useData } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { BothThemes, Specimen } from './Specimen.tsx'

/** Documents in a list, in each of the compositions. */
export function Cards() {
  const { t } = useTranslation('style')
  const { article, untranslated, caseStudy, member } = useData<Data>()
  return (
    <>
      {article && (
        <>
          <Specimen name={t('cards.stacked')} source="<ArticleCard>" note={t('cards.note')}>
            <BothThemes>{() => <ArticleCard entry={article} />}</BothThemes>
          </Specimen>
          <Specimen name={t('cards.beside')} source='<ArticleCard layout="beside">'>
            <BothThemes>{() => <ArticleCard entry={article} layout="beside" />}</BothThemes>
          </Specimen>
        </>
      )}
      {untranslated && (
        <Specimen name={t('cards.untranslated')} source="<ArticleCard>">
          <BothThemes>{() => <ArticleCard entry={untranslated} layout="beside" />}</BothThemes>
        </Specimen>
      )}
      {member && (
        <Specimen name={t('cards.portrait')} source="<TeamCard>">
          <BothThemes>{() => <TeamCard entry={member} />}</BothThemes>
        </Specimen>
      )}
      {caseStudy && (
        <>
          <Specimen name={t('cards.spread')} source="<CaseStudyCard>">
            <CaseStudyCard entry={caseStudy} />
          </Specimen>
          <Specimen name={t('cards.narrowSpread')} source="<CaseStudyCard>">
            <BothThemes>{() => <CaseStudyCard entry={caseStudy} />}</BothThemes>
          </Specimen>
        </>
      )}
    </>
  )
}
