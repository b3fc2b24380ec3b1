import { useTranslation } from 'react-i18next'
import { ServiceLinks } from '../../components/agency/ServiceLinks/ServiceLinks.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { MdxBody } from '../../components/mdx/MdxBody.tsx'
import { Video } from '../../components/document/Video/Video.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { CaseStudyCard } from '../../components/agency/CaseStudyCard/CaseStudyCard.tsx'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import otherStudiesStyles from './OtherStudies.module.css'
import type { Locale } from '../../renderer/languages.ts'
import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import outcomesStyles from './Outcomes.module.css'
import styles from './page.module.css'
import { StudyHero } from './StudyHero.tsx'

export function Page() {
  const { t } = useTranslation('services')
  const { locale } = usePageContext()
  const { study, services, others, body } = useData<Data>()
  const { callToAction, outcomes, video } = study.frontmatter
  const { title, text, label, link } = callToAction
  const lang = foreignLanguage(study, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <article>
        <StudyHero study={study} />
        <Outcomes outcomes={outcomes} lang={lang} />
        {video && study.video && (
          <Video video={study.video} title={video.title} description={video.description} lang={lang} />
        )}
        <div className={styles.body}>
          <Prose lang={lang}>
            <MdxBody body={body} />
          </Prose>
        </div>
      </article>
      <ServiceLinks title={t('service.concerned', { count: services.length })} services={services} />
      <div lang={lang}>
        <CallToAction title={title} text={text} label={label} href={link} />
      </div>
      <OtherStudies studies={others} />
    </>
  )
}

/** Links to the other case studies. */
function OtherStudies({ studies }: { readonly studies: readonly Entry<'case-studies'>[] }) {
  const { t } = useTranslation('caseStudies')
  if (studies.length === 0) return null
  return (
    <Section title={t('study.others')} tone="surface">
      <ul className={otherStudiesStyles.grid}>
        {studies.map((study) => (
          <li key={study.slug}>
            <CaseStudyCard entry={study} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface OutcomesProps {
  readonly outcomes: readonly string[]
  /** Their language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/** The outcomes, before the story: figures as graphics, outcomes in words as a line of type. */
function Outcomes({ outcomes, lang }: OutcomesProps) {
  const { t } = useTranslation('caseStudies')
  return (
    <Section title={t('study.outcomes')} tone="night" isBelowFold>
      <ul className={outcomesStyles.outcomes} lang={lang}>
        {outcomes.map((outcome) => {
          const parts = outcomeFigure(outcome)
          return (
            <li key={outcome} className={outcomesStyles.outcome}>
              {parts ? (
                <p>
                  <span>{parts.before}</span>
                  <span className={outcomesStyles.figure}>{parts.figure}</span>
                  <span>{parts.after}</span>
                </p>
              ) : (
                <p className={outcomesStyles.words}>{outcome}</p>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
