import { useTranslation } from 'react-i18next'
import { outcomeFigure } from '../../components/agency/CaseStudyCard/outcomeFigure.ts'
import { PdfLink } from '../../components/document/PdfLink/PdfLink.tsx'
import { VideoLink } from '../../components/document/VideoLink/VideoLink.tsx'
import { Link } from '../../components/elements/Link/Link.tsx'
import { Picture } from '../../components/elements/Picture/Picture.tsx'
import { foreignLanguage } from '../../components/layout/FallbackNotice/foreignLanguage.ts'
import type { Entry } from '../../renderer/entry.ts'
import { usePageContext } from '../../renderer/PageContext.tsx'
import styles from './Study.module.css'

interface StudyProps {
  readonly study: Entry<'case-studies'>
  /** True for the first of the page: its picture is then fetched eagerly. */
  readonly isFirst: boolean
}

/** A case study: its uncropped drawing, starting at the edge of the window, and its outcome. */
export function Study({ study, isFirst }: StudyProps) {
  const { t } = useTranslation('caseStudies')
  const { locale } = usePageContext()
  const { category, description, imageAlt, outcomes, title } = study.frontmatter
  const { image } = study.images
  const lang = foreignLanguage(study, locale)
  const measured = outcomes.map(outcomeFigure).filter((outcome) => outcome !== undefined)
  const unmeasured = outcomes.filter((outcome) => !outcomeFigure(outcome))
  return (
    <article className={styles.study} lang={lang}>
      {image && <Picture {...image} alt={imageAlt} priority={isFirst} />}
      <div className={styles.title}>
        <p className={styles.category} lang={lang && locale}>
          {t(`categories.${category}`)}
        </p>
        <h3 className="cover-link">
          <Link href={study.path}>{title}</Link>
        </h3>
      </div>
      <div className={styles.text}>
        <p>{description}</p>
        {unmeasured.length > 0 && (
          <ul>
            {unmeasured.map((outcome) => (
              <li key={outcome}>{outcome}</li>
            ))}
          </ul>
        )}
        <p className={`${styles.more} screen-only`} lang={lang && locale} aria-hidden="true">
          {t('list.read')}
        </p>
        <div className={styles.files}>
          <VideoLink study={study} />
          <PdfLink entry={study} />
        </div>
      </div>
      <ul className={styles.outcomes}>
        {measured.map(({ before, figure, after }) => (
          <li key={before + figure + after}>
            {before}
            <span className={styles.figure}>{figure}</span>
            {after}
          </li>
        ))}
      </ul>
    </article>
  )
}
