import { useTranslation } from 'react-i18next'
import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import { chooseCategory } from './chooseCategory.ts'
import { caseStudyCategories } from '../../content/categories.ts'
import type { Entry } from '../../renderer/entry.ts'
import { attach } from '../../components/islands/attach.ts'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { VideoLink } from '../../components/document/VideoLink/VideoLink.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import studyStyles from './Study.module.css'
import styles from './StudyList.module.css'

/**
 * The case studies with their filter: radio buttons and CSS, so that it works without script, which only keeps the
 * address in sync.
 */
export function StudyList({ studies }: { readonly studies: readonly Entry<'case-studies'>[] }) {
  const { t } = useTranslation('caseStudies')
  const used = caseStudyCategories.filter((category) =>
    studies.some(({ frontmatter }) => frontmatter.category === category),
  )
  const countOf = (category: string) =>
    studies.filter(({ frontmatter }) => category === 'all' || frontmatter.category === category).length
  return (
    <section className={styles.studies} aria-labelledby="studies">
      <div className={styles.heading}>
        <h2 id="studies" className="visually-hidden">
          {t('list.title')}
        </h2>
        <fieldset className={styles.filter} {...attach('studyFilter', 'queried')}>
          <legend className={styles.legend}>{t('list.filter')}</legend>
          {(['all', ...used] as const).map((category) => (
            <label key={category} className={styles.choice}>
              <input
                type="radio"
                name="category"
                value={category}
                defaultChecked={category === 'all'}
                data-count={t('list.count', { count: countOf(category) })}
                className={styles.radio}
              />
              {t(`categories.${category}`)}
            </label>
          ))}
          <output className="visually-hidden" />
        </fieldset>
        <script dangerouslySetInnerHTML={{ __html: `(${chooseCategory.toString()})()` }} />
      </div>
      <ul className={styles.list}>
        {studies.map((study, index) => (
          <li key={study.slug} data-category={study.frontmatter.category}>
            <Study study={study} isFirst={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface StudyProps {
  readonly study: Entry<'case-studies'>
  /** True for the first of the page: its picture is then fetched eagerly. */
  readonly isFirst: boolean
}

/** A case study: its uncropped drawing, starting at the edge of the window, and its outcome. */
function Study({ study, isFirst }: StudyProps) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { category, description, imageAlt, outcomes, title } = study.frontmatter
  const { image } = study.images
  const lang = foreignLanguage(study, locale)
  return (
    <article className={studyStyles.study} lang={lang}>
      {image && <Picture {...image} alt={imageAlt} priority={isFirst} />}
      <div className={studyStyles.title}>
        <p className={studyStyles.category} lang={lang && locale}>
          {t(`categories.${category}`)}
        </p>
        <h3>
          <Link href={study.path}>{title}</Link>
        </h3>
      </div>
      <div className={studyStyles.text}>
        <p>{description}</p>
        <p className={studyStyles.more} lang={lang && locale} aria-hidden="true">
          {t('list.read')}
        </p>
        <VideoLink study={study} />
        <PdfLink entry={study} />
      </div>
      <ul className={studyStyles.outcomes}>
        {outcomes.map((outcome) => {
          const parts = outcomeFigure(outcome)
          return (
            <li key={outcome}>
              {parts?.before}
              {parts ? <span className={studyStyles.figure}>{parts.figure}</span> : outcome}
              {parts?.after}
            </li>
          )
        })}
      </ul>
    </article>
  )
}
