import { useTranslation } from 'react-i18next'
import { Passage } from '../../components/agency/Passage/Passage.tsx'
import { ServiceLinks } from '../../components/agency/ServiceLinks/ServiceLinks.tsx'
import { CallToAction } from '../../components/layout/CallToAction/CallToAction.tsx'
import { FallbackNotice } from '../../components/layout/FallbackNotice/FallbackNotice.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { Prose } from '../../components/document/Prose/Prose.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { Breadcrumbs } from '../../components/layout/Breadcrumbs/Breadcrumbs.tsx'
import { Video } from '../../components/document/Video/Video.tsx'
import { useData, usePageContext } from '../../renderer/PageContext.tsx'
import type { Data } from './+data.ts'
import { CaseStudyCard } from '../../components/agency/CaseStudyCard/CaseStudyCard.tsx'
import { comparedQuantities, type ComparedQuantities } from './comparedQuantities.ts'
import { Section } from '../../components/layout/Section/Section.tsx'
import type { Entry } from '../../renderer/entry.ts'
import otherStudiesStyles from './OtherStudies.module.css'
import type { Locale } from '../../renderer/languages.ts'
import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import outcomesStyles from './Outcomes.module.css'
import styles from './page.module.css'
import heroStyles from './StudyHero.module.css'

export function Page() {
  const { t } = useTranslation('services')
  const { locale } = usePageContext()
  const { study, passage, services, others, body } = useData<Data>()
  const { callToAction, outcomes, video } = study.frontmatter
  const { title, text, label, link } = callToAction
  const lang = foreignLanguage(study, locale)
  return (
    <>
      {lang && <FallbackNotice />}
      <article>
        <StudyHero study={study} />
        {passage && <Passage passage={passage} lang={lang} />}
        <Outcomes outcomes={outcomes} lang={lang} />
        <div className={styles.body}>
          <Prose body={body} lang={lang} />
        </div>
        {video && study.video && (
          <Video video={study.video} title={video.title} description={video.description} lang={lang} />
        )}
      </article>
      <ServiceLinks title={t('service.concerned', { count: services.length })} services={services} />
      <div lang={lang}>
        <CallToAction title={title} text={text} label={label} href={link} />
      </div>
      <OtherStudies studies={others} />
    </>
  )
}

/** The head of a case study: client, subject and a full-width picture. */
function StudyHero({ study }: { readonly study: Entry<'case-studies'> }) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { title, description, client, category, imageAlt } = study.frontmatter
  const { image } = study.images
  const lang = foreignLanguage(study, locale)
  return (
    <header className={heroStyles.hero}>
      <Breadcrumbs />
      <StudyTitle title={title} client={client} lang={lang} />
      {image && <Picture {...image} alt={imageAlt} priority />}
      <p className={heroStyles.lead} lang={lang}>
        {description}
      </p>
      <PdfLink entry={study} />
      <dl className={heroStyles.facts}>
        <div>
          <dt>{t('study.client')}</dt>
          <dd>{client}</dd>
        </div>
        <div>
          <dt>{t('study.field')}</dt>
          <dd>{t(`categories.${category}`)}</dd>
        </div>
      </dl>
    </header>
  )
}

interface StudyTitleProps {
  readonly title: string
  readonly client: string
  /** Its language, if it is not the page's. */
  readonly lang: Locale | undefined
}

/**
 * Splits « Client: project »: the client's name is large on its own line, where the colon is for screen readers only.
 * Any other title stays in one piece.
 */
function StudyTitle({ title, client, lang }: StudyTitleProps) {
  const [, colon = '', done = ''] = title.startsWith(client)
    ? (/^(\s*:\s*)(.*)$/.exec(title.slice(client.length)) ?? [])
    : []
  if (!colon) return <h1 lang={lang}>{title}</h1>
  return (
    <h1 lang={lang}>
      <span className={heroStyles.client}>
        {client}
        <span className="visually-hidden">{colon}</span>
      </span>
      <span className={heroStyles.done}>{done}</span>
    </h1>
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
          const quantities = comparedQuantities(outcome)
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
              {quantities && <Decks {...quantities} />}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

/** Two quantities as decks of planks, as long as they are large; the sentence above says what they are. */
function Decks({ before, after }: ComparedQuantities) {
  const longest = Math.max(before.value, after.value)
  return (
    <span className={outcomesStyles.decks} aria-hidden="true">
      {[before, after].map(({ text, value }) => (
        <span key={text}>
          {text}
          <svg width={`${(100 * value) / longest}%`} height="12" />
        </span>
      ))}
    </span>
  )
}
